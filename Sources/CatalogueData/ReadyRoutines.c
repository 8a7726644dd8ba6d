// Made by Tests/list-ready-routines.
#include "CatalogueData.h"

static const unsigned char documents[] = {
#embed "../../Data/routines/20261121t0000-ready00101/exercise-20261121t0000-r0101ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/exercise-20261121t0000-r0101ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/exercise-20261121t0000-r0101ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/exercise-20261121t0000-r0101ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/exercise-20261121t0000-r0101ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/set-20261121t0000-r0101s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/set-20261121t0000-r0101s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/set-20261121t0000-r0101s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/set-20261121t0000-r0101s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/set-20261121t0000-r0101s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/set-20261121t0000-r0101s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/set-20261121t0000-r0101s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/set-20261121t0000-r0101s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/set-20261121t0000-r0101s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/set-20261121t0000-r0101s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/set-20261121t0000-r0101s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/set-20261121t0000-r0101s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/set-20261121t0000-r0101s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00101/set-20261121t0000-r0101s0503.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/exercise-20261121t0000-r0102ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/exercise-20261121t0000-r0102ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/exercise-20261121t0000-r0102ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/exercise-20261121t0000-r0102ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/exercise-20261121t0000-r0102ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/set-20261121t0000-r0102s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/set-20261121t0000-r0102s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/set-20261121t0000-r0102s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/set-20261121t0000-r0102s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/set-20261121t0000-r0102s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/set-20261121t0000-r0102s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/set-20261121t0000-r0102s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/set-20261121t0000-r0102s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/set-20261121t0000-r0102s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/set-20261121t0000-r0102s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/set-20261121t0000-r0102s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/set-20261121t0000-r0102s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/set-20261121t0000-r0102s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00102/set-20261121t0000-r0102s0503.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/exercise-20261121t0000-r0201ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/exercise-20261121t0000-r0201ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/exercise-20261121t0000-r0201ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/exercise-20261121t0000-r0201ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/exercise-20261121t0000-r0201ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/set-20261121t0000-r0201s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/set-20261121t0000-r0201s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/set-20261121t0000-r0201s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/set-20261121t0000-r0201s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/set-20261121t0000-r0201s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/set-20261121t0000-r0201s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/set-20261121t0000-r0201s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/set-20261121t0000-r0201s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/set-20261121t0000-r0201s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/set-20261121t0000-r0201s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/set-20261121t0000-r0201s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/set-20261121t0000-r0201s0403.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/set-20261121t0000-r0201s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00201/set-20261121t0000-r0201s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/exercise-20261121t0000-r0202ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/exercise-20261121t0000-r0202ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/exercise-20261121t0000-r0202ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/exercise-20261121t0000-r0202ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/exercise-20261121t0000-r0202ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/set-20261121t0000-r0202s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/set-20261121t0000-r0202s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/set-20261121t0000-r0202s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/set-20261121t0000-r0202s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/set-20261121t0000-r0202s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/set-20261121t0000-r0202s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/set-20261121t0000-r0202s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/set-20261121t0000-r0202s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/set-20261121t0000-r0202s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/set-20261121t0000-r0202s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/set-20261121t0000-r0202s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/set-20261121t0000-r0202s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00202/set-20261121t0000-r0202s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/exercise-20261121t0000-r0301ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/exercise-20261121t0000-r0301ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/exercise-20261121t0000-r0301ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/exercise-20261121t0000-r0301ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/exercise-20261121t0000-r0301ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/set-20261121t0000-r0301s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/set-20261121t0000-r0301s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/set-20261121t0000-r0301s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/set-20261121t0000-r0301s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/set-20261121t0000-r0301s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/set-20261121t0000-r0301s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/set-20261121t0000-r0301s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/set-20261121t0000-r0301s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/set-20261121t0000-r0301s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/set-20261121t0000-r0301s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/set-20261121t0000-r0301s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/set-20261121t0000-r0301s0403.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/set-20261121t0000-r0301s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/set-20261121t0000-r0301s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00301/set-20261121t0000-r0301s0503.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/exercise-20261121t0000-r0302ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/exercise-20261121t0000-r0302ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/exercise-20261121t0000-r0302ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/exercise-20261121t0000-r0302ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/exercise-20261121t0000-r0302ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/set-20261121t0000-r0302s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/set-20261121t0000-r0302s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/set-20261121t0000-r0302s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/set-20261121t0000-r0302s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/set-20261121t0000-r0302s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/set-20261121t0000-r0302s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/set-20261121t0000-r0302s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/set-20261121t0000-r0302s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/set-20261121t0000-r0302s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/set-20261121t0000-r0302s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/set-20261121t0000-r0302s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/set-20261121t0000-r0302s0403.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/set-20261121t0000-r0302s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00302/set-20261121t0000-r0302s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/exercise-20261121t0000-r0401ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/exercise-20261121t0000-r0401ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/exercise-20261121t0000-r0401ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/set-20261121t0000-r0401s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/set-20261121t0000-r0401s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/set-20261121t0000-r0401s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/set-20261121t0000-r0401s0104.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/set-20261121t0000-r0401s0105.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/set-20261121t0000-r0401s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/set-20261121t0000-r0401s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/set-20261121t0000-r0401s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/set-20261121t0000-r0401s0204.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/set-20261121t0000-r0401s0205.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/set-20261121t0000-r0401s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/set-20261121t0000-r0401s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/set-20261121t0000-r0401s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/set-20261121t0000-r0401s0304.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00401/set-20261121t0000-r0401s0305.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00402/exercise-20261121t0000-r0402ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00402/exercise-20261121t0000-r0402ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00402/exercise-20261121t0000-r0402ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00402/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00402/set-20261121t0000-r0402s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00402/set-20261121t0000-r0402s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00402/set-20261121t0000-r0402s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00402/set-20261121t0000-r0402s0104.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00402/set-20261121t0000-r0402s0105.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00402/set-20261121t0000-r0402s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00402/set-20261121t0000-r0402s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00402/set-20261121t0000-r0402s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00402/set-20261121t0000-r0402s0204.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00402/set-20261121t0000-r0402s0205.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00402/set-20261121t0000-r0402s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/exercise-20261121t0000-r0501ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/exercise-20261121t0000-r0501ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/exercise-20261121t0000-r0501ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/exercise-20261121t0000-r0501ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/exercise-20261121t0000-r0501ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/exercise-20261121t0000-r0501ex006.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0104.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0204.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0403.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0601.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00501/set-20261121t0000-r0501s0602.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/exercise-20261121t0000-r0502ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/exercise-20261121t0000-r0502ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/exercise-20261121t0000-r0502ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/exercise-20261121t0000-r0502ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/exercise-20261121t0000-r0502ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0104.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0403.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00502/set-20261121t0000-r0502s0503.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/exercise-20261121t0000-r0503ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/exercise-20261121t0000-r0503ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/exercise-20261121t0000-r0503ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/exercise-20261121t0000-r0503ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/exercise-20261121t0000-r0503ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/exercise-20261121t0000-r0503ex006.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0104.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0204.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0403.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0503.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0601.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00503/set-20261121t0000-r0503s0602.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/exercise-20261121t0000-r0504ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/exercise-20261121t0000-r0504ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/exercise-20261121t0000-r0504ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/exercise-20261121t0000-r0504ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/exercise-20261121t0000-r0504ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/set-20261121t0000-r0504s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/set-20261121t0000-r0504s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/set-20261121t0000-r0504s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/set-20261121t0000-r0504s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/set-20261121t0000-r0504s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/set-20261121t0000-r0504s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/set-20261121t0000-r0504s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/set-20261121t0000-r0504s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/set-20261121t0000-r0504s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/set-20261121t0000-r0504s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/set-20261121t0000-r0504s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/set-20261121t0000-r0504s0403.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/set-20261121t0000-r0504s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/set-20261121t0000-r0504s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00504/set-20261121t0000-r0504s0503.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/exercise-20261121t0000-r0601ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/exercise-20261121t0000-r0601ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/exercise-20261121t0000-r0601ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/exercise-20261121t0000-r0601ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/exercise-20261121t0000-r0601ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/exercise-20261121t0000-r0601ex006.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0104.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0403.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0503.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0601.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00601/set-20261121t0000-r0601s0602.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/exercise-20261121t0000-r0602ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/exercise-20261121t0000-r0602ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/exercise-20261121t0000-r0602ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/exercise-20261121t0000-r0602ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/exercise-20261121t0000-r0602ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/exercise-20261121t0000-r0602ex006.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0204.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0403.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0503.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0601.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00602/set-20261121t0000-r0602s0602.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/exercise-20261121t0000-r0603ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/exercise-20261121t0000-r0603ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/exercise-20261121t0000-r0603ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/exercise-20261121t0000-r0603ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/exercise-20261121t0000-r0603ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/exercise-20261121t0000-r0603ex006.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0104.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0403.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0503.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0504.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0601.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0602.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00603/set-20261121t0000-r0603s0603.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/exercise-20261121t0000-r0701ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/exercise-20261121t0000-r0701ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/exercise-20261121t0000-r0701ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/exercise-20261121t0000-r0701ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/exercise-20261121t0000-r0701ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/set-20261121t0000-r0701s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/set-20261121t0000-r0701s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/set-20261121t0000-r0701s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/set-20261121t0000-r0701s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/set-20261121t0000-r0701s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/set-20261121t0000-r0701s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/set-20261121t0000-r0701s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/set-20261121t0000-r0701s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/set-20261121t0000-r0701s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/set-20261121t0000-r0701s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/set-20261121t0000-r0701s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/set-20261121t0000-r0701s0403.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/set-20261121t0000-r0701s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00701/set-20261121t0000-r0701s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/exercise-20261121t0000-r0801ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/exercise-20261121t0000-r0801ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/exercise-20261121t0000-r0801ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/exercise-20261121t0000-r0801ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/exercise-20261121t0000-r0801ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/exercise-20261121t0000-r0801ex006.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/exercise-20261121t0000-r0801ex007.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/set-20261121t0000-r0801s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/set-20261121t0000-r0801s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/set-20261121t0000-r0801s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/set-20261121t0000-r0801s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/set-20261121t0000-r0801s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/set-20261121t0000-r0801s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/set-20261121t0000-r0801s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/set-20261121t0000-r0801s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/set-20261121t0000-r0801s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/set-20261121t0000-r0801s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/set-20261121t0000-r0801s0601.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/set-20261121t0000-r0801s0602.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/set-20261121t0000-r0801s0701.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00801/set-20261121t0000-r0801s0702.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/exercise-20261121t0000-r0802ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/exercise-20261121t0000-r0802ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/exercise-20261121t0000-r0802ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/exercise-20261121t0000-r0802ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/exercise-20261121t0000-r0802ex005.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/exercise-20261121t0000-r0802ex006.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/set-20261121t0000-r0802s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/set-20261121t0000-r0802s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/set-20261121t0000-r0802s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/set-20261121t0000-r0802s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/set-20261121t0000-r0802s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/set-20261121t0000-r0802s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/set-20261121t0000-r0802s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/set-20261121t0000-r0802s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/set-20261121t0000-r0802s0501.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/set-20261121t0000-r0802s0502.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/set-20261121t0000-r0802s0601.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00802/set-20261121t0000-r0802s0602.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/exercise-20261121t0000-r0901ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/exercise-20261121t0000-r0901ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/exercise-20261121t0000-r0901ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/exercise-20261121t0000-r0901ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/set-20261121t0000-r0901s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/set-20261121t0000-r0901s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/set-20261121t0000-r0901s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/set-20261121t0000-r0901s0104.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/set-20261121t0000-r0901s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/set-20261121t0000-r0901s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/set-20261121t0000-r0901s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/set-20261121t0000-r0901s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/set-20261121t0000-r0901s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/set-20261121t0000-r0901s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/set-20261121t0000-r0901s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/set-20261121t0000-r0901s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00901/set-20261121t0000-r0901s0403.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/exercise-20261121t0000-r0902ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/exercise-20261121t0000-r0902ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/exercise-20261121t0000-r0902ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/exercise-20261121t0000-r0902ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/set-20261121t0000-r0902s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/set-20261121t0000-r0902s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/set-20261121t0000-r0902s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/set-20261121t0000-r0902s0104.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/set-20261121t0000-r0902s0105.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/set-20261121t0000-r0902s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/set-20261121t0000-r0902s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/set-20261121t0000-r0902s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/set-20261121t0000-r0902s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/set-20261121t0000-r0902s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/set-20261121t0000-r0902s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/set-20261121t0000-r0902s0304.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/set-20261121t0000-r0902s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/set-20261121t0000-r0902s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00902/set-20261121t0000-r0902s0403.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/exercise-20261121t0000-r0903ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/exercise-20261121t0000-r0903ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/exercise-20261121t0000-r0903ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/exercise-20261121t0000-r0903ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/set-20261121t0000-r0903s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/set-20261121t0000-r0903s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/set-20261121t0000-r0903s0103.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/set-20261121t0000-r0903s0104.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/set-20261121t0000-r0903s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/set-20261121t0000-r0903s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/set-20261121t0000-r0903s0203.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/set-20261121t0000-r0903s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/set-20261121t0000-r0903s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/set-20261121t0000-r0903s0303.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/set-20261121t0000-r0903s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/set-20261121t0000-r0903s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready00903/set-20261121t0000-r0903s0403.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01001/exercise-20261121t0000-r1001ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01001/exercise-20261121t0000-r1001ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01001/exercise-20261121t0000-r1001ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01001/exercise-20261121t0000-r1001ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01001/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01001/set-20261121t0000-r1001s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01001/set-20261121t0000-r1001s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01001/set-20261121t0000-r1001s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01001/set-20261121t0000-r1001s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01001/set-20261121t0000-r1001s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01001/set-20261121t0000-r1001s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01001/set-20261121t0000-r1001s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01001/set-20261121t0000-r1001s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01002/exercise-20261121t0000-r1002ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01002/exercise-20261121t0000-r1002ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01002/exercise-20261121t0000-r1002ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01002/exercise-20261121t0000-r1002ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01002/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01002/set-20261121t0000-r1002s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01002/set-20261121t0000-r1002s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01002/set-20261121t0000-r1002s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01002/set-20261121t0000-r1002s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01002/set-20261121t0000-r1002s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01002/set-20261121t0000-r1002s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01002/set-20261121t0000-r1002s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01002/set-20261121t0000-r1002s0402.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01003/exercise-20261121t0000-r1003ex001.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01003/exercise-20261121t0000-r1003ex002.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01003/exercise-20261121t0000-r1003ex003.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01003/exercise-20261121t0000-r1003ex004.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01003/routine.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01003/set-20261121t0000-r1003s0101.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01003/set-20261121t0000-r1003s0102.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01003/set-20261121t0000-r1003s0201.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01003/set-20261121t0000-r1003s0202.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01003/set-20261121t0000-r1003s0301.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01003/set-20261121t0000-r1003s0302.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01003/set-20261121t0000-r1003s0401.json" suffix(, 0,)
#embed "../../Data/routines/20261121t0000-ready01003/set-20261121t0000-r1003s0402.json" suffix(, 0,)
};

static const char *const paths[] = {
    "20261121t0000-ready00101/exercise-20261121t0000-r0101ex001.json",
    "20261121t0000-ready00101/exercise-20261121t0000-r0101ex002.json",
    "20261121t0000-ready00101/exercise-20261121t0000-r0101ex003.json",
    "20261121t0000-ready00101/exercise-20261121t0000-r0101ex004.json",
    "20261121t0000-ready00101/exercise-20261121t0000-r0101ex005.json",
    "20261121t0000-ready00101/routine.json",
    "20261121t0000-ready00101/set-20261121t0000-r0101s0101.json",
    "20261121t0000-ready00101/set-20261121t0000-r0101s0102.json",
    "20261121t0000-ready00101/set-20261121t0000-r0101s0103.json",
    "20261121t0000-ready00101/set-20261121t0000-r0101s0201.json",
    "20261121t0000-ready00101/set-20261121t0000-r0101s0202.json",
    "20261121t0000-ready00101/set-20261121t0000-r0101s0203.json",
    "20261121t0000-ready00101/set-20261121t0000-r0101s0301.json",
    "20261121t0000-ready00101/set-20261121t0000-r0101s0302.json",
    "20261121t0000-ready00101/set-20261121t0000-r0101s0303.json",
    "20261121t0000-ready00101/set-20261121t0000-r0101s0401.json",
    "20261121t0000-ready00101/set-20261121t0000-r0101s0402.json",
    "20261121t0000-ready00101/set-20261121t0000-r0101s0501.json",
    "20261121t0000-ready00101/set-20261121t0000-r0101s0502.json",
    "20261121t0000-ready00101/set-20261121t0000-r0101s0503.json",
    "20261121t0000-ready00102/exercise-20261121t0000-r0102ex001.json",
    "20261121t0000-ready00102/exercise-20261121t0000-r0102ex002.json",
    "20261121t0000-ready00102/exercise-20261121t0000-r0102ex003.json",
    "20261121t0000-ready00102/exercise-20261121t0000-r0102ex004.json",
    "20261121t0000-ready00102/exercise-20261121t0000-r0102ex005.json",
    "20261121t0000-ready00102/routine.json",
    "20261121t0000-ready00102/set-20261121t0000-r0102s0101.json",
    "20261121t0000-ready00102/set-20261121t0000-r0102s0102.json",
    "20261121t0000-ready00102/set-20261121t0000-r0102s0103.json",
    "20261121t0000-ready00102/set-20261121t0000-r0102s0201.json",
    "20261121t0000-ready00102/set-20261121t0000-r0102s0202.json",
    "20261121t0000-ready00102/set-20261121t0000-r0102s0203.json",
    "20261121t0000-ready00102/set-20261121t0000-r0102s0301.json",
    "20261121t0000-ready00102/set-20261121t0000-r0102s0302.json",
    "20261121t0000-ready00102/set-20261121t0000-r0102s0303.json",
    "20261121t0000-ready00102/set-20261121t0000-r0102s0401.json",
    "20261121t0000-ready00102/set-20261121t0000-r0102s0402.json",
    "20261121t0000-ready00102/set-20261121t0000-r0102s0501.json",
    "20261121t0000-ready00102/set-20261121t0000-r0102s0502.json",
    "20261121t0000-ready00102/set-20261121t0000-r0102s0503.json",
    "20261121t0000-ready00201/exercise-20261121t0000-r0201ex001.json",
    "20261121t0000-ready00201/exercise-20261121t0000-r0201ex002.json",
    "20261121t0000-ready00201/exercise-20261121t0000-r0201ex003.json",
    "20261121t0000-ready00201/exercise-20261121t0000-r0201ex004.json",
    "20261121t0000-ready00201/exercise-20261121t0000-r0201ex005.json",
    "20261121t0000-ready00201/routine.json",
    "20261121t0000-ready00201/set-20261121t0000-r0201s0101.json",
    "20261121t0000-ready00201/set-20261121t0000-r0201s0102.json",
    "20261121t0000-ready00201/set-20261121t0000-r0201s0103.json",
    "20261121t0000-ready00201/set-20261121t0000-r0201s0201.json",
    "20261121t0000-ready00201/set-20261121t0000-r0201s0202.json",
    "20261121t0000-ready00201/set-20261121t0000-r0201s0203.json",
    "20261121t0000-ready00201/set-20261121t0000-r0201s0301.json",
    "20261121t0000-ready00201/set-20261121t0000-r0201s0302.json",
    "20261121t0000-ready00201/set-20261121t0000-r0201s0303.json",
    "20261121t0000-ready00201/set-20261121t0000-r0201s0401.json",
    "20261121t0000-ready00201/set-20261121t0000-r0201s0402.json",
    "20261121t0000-ready00201/set-20261121t0000-r0201s0403.json",
    "20261121t0000-ready00201/set-20261121t0000-r0201s0501.json",
    "20261121t0000-ready00201/set-20261121t0000-r0201s0502.json",
    "20261121t0000-ready00202/exercise-20261121t0000-r0202ex001.json",
    "20261121t0000-ready00202/exercise-20261121t0000-r0202ex002.json",
    "20261121t0000-ready00202/exercise-20261121t0000-r0202ex003.json",
    "20261121t0000-ready00202/exercise-20261121t0000-r0202ex004.json",
    "20261121t0000-ready00202/exercise-20261121t0000-r0202ex005.json",
    "20261121t0000-ready00202/routine.json",
    "20261121t0000-ready00202/set-20261121t0000-r0202s0101.json",
    "20261121t0000-ready00202/set-20261121t0000-r0202s0102.json",
    "20261121t0000-ready00202/set-20261121t0000-r0202s0103.json",
    "20261121t0000-ready00202/set-20261121t0000-r0202s0201.json",
    "20261121t0000-ready00202/set-20261121t0000-r0202s0202.json",
    "20261121t0000-ready00202/set-20261121t0000-r0202s0203.json",
    "20261121t0000-ready00202/set-20261121t0000-r0202s0301.json",
    "20261121t0000-ready00202/set-20261121t0000-r0202s0302.json",
    "20261121t0000-ready00202/set-20261121t0000-r0202s0303.json",
    "20261121t0000-ready00202/set-20261121t0000-r0202s0401.json",
    "20261121t0000-ready00202/set-20261121t0000-r0202s0402.json",
    "20261121t0000-ready00202/set-20261121t0000-r0202s0501.json",
    "20261121t0000-ready00202/set-20261121t0000-r0202s0502.json",
    "20261121t0000-ready00301/exercise-20261121t0000-r0301ex001.json",
    "20261121t0000-ready00301/exercise-20261121t0000-r0301ex002.json",
    "20261121t0000-ready00301/exercise-20261121t0000-r0301ex003.json",
    "20261121t0000-ready00301/exercise-20261121t0000-r0301ex004.json",
    "20261121t0000-ready00301/exercise-20261121t0000-r0301ex005.json",
    "20261121t0000-ready00301/routine.json",
    "20261121t0000-ready00301/set-20261121t0000-r0301s0101.json",
    "20261121t0000-ready00301/set-20261121t0000-r0301s0102.json",
    "20261121t0000-ready00301/set-20261121t0000-r0301s0103.json",
    "20261121t0000-ready00301/set-20261121t0000-r0301s0201.json",
    "20261121t0000-ready00301/set-20261121t0000-r0301s0202.json",
    "20261121t0000-ready00301/set-20261121t0000-r0301s0203.json",
    "20261121t0000-ready00301/set-20261121t0000-r0301s0301.json",
    "20261121t0000-ready00301/set-20261121t0000-r0301s0302.json",
    "20261121t0000-ready00301/set-20261121t0000-r0301s0303.json",
    "20261121t0000-ready00301/set-20261121t0000-r0301s0401.json",
    "20261121t0000-ready00301/set-20261121t0000-r0301s0402.json",
    "20261121t0000-ready00301/set-20261121t0000-r0301s0403.json",
    "20261121t0000-ready00301/set-20261121t0000-r0301s0501.json",
    "20261121t0000-ready00301/set-20261121t0000-r0301s0502.json",
    "20261121t0000-ready00301/set-20261121t0000-r0301s0503.json",
    "20261121t0000-ready00302/exercise-20261121t0000-r0302ex001.json",
    "20261121t0000-ready00302/exercise-20261121t0000-r0302ex002.json",
    "20261121t0000-ready00302/exercise-20261121t0000-r0302ex003.json",
    "20261121t0000-ready00302/exercise-20261121t0000-r0302ex004.json",
    "20261121t0000-ready00302/exercise-20261121t0000-r0302ex005.json",
    "20261121t0000-ready00302/routine.json",
    "20261121t0000-ready00302/set-20261121t0000-r0302s0101.json",
    "20261121t0000-ready00302/set-20261121t0000-r0302s0102.json",
    "20261121t0000-ready00302/set-20261121t0000-r0302s0103.json",
    "20261121t0000-ready00302/set-20261121t0000-r0302s0201.json",
    "20261121t0000-ready00302/set-20261121t0000-r0302s0202.json",
    "20261121t0000-ready00302/set-20261121t0000-r0302s0203.json",
    "20261121t0000-ready00302/set-20261121t0000-r0302s0301.json",
    "20261121t0000-ready00302/set-20261121t0000-r0302s0302.json",
    "20261121t0000-ready00302/set-20261121t0000-r0302s0303.json",
    "20261121t0000-ready00302/set-20261121t0000-r0302s0401.json",
    "20261121t0000-ready00302/set-20261121t0000-r0302s0402.json",
    "20261121t0000-ready00302/set-20261121t0000-r0302s0403.json",
    "20261121t0000-ready00302/set-20261121t0000-r0302s0501.json",
    "20261121t0000-ready00302/set-20261121t0000-r0302s0502.json",
    "20261121t0000-ready00401/exercise-20261121t0000-r0401ex001.json",
    "20261121t0000-ready00401/exercise-20261121t0000-r0401ex002.json",
    "20261121t0000-ready00401/exercise-20261121t0000-r0401ex003.json",
    "20261121t0000-ready00401/routine.json",
    "20261121t0000-ready00401/set-20261121t0000-r0401s0101.json",
    "20261121t0000-ready00401/set-20261121t0000-r0401s0102.json",
    "20261121t0000-ready00401/set-20261121t0000-r0401s0103.json",
    "20261121t0000-ready00401/set-20261121t0000-r0401s0104.json",
    "20261121t0000-ready00401/set-20261121t0000-r0401s0105.json",
    "20261121t0000-ready00401/set-20261121t0000-r0401s0201.json",
    "20261121t0000-ready00401/set-20261121t0000-r0401s0202.json",
    "20261121t0000-ready00401/set-20261121t0000-r0401s0203.json",
    "20261121t0000-ready00401/set-20261121t0000-r0401s0204.json",
    "20261121t0000-ready00401/set-20261121t0000-r0401s0205.json",
    "20261121t0000-ready00401/set-20261121t0000-r0401s0301.json",
    "20261121t0000-ready00401/set-20261121t0000-r0401s0302.json",
    "20261121t0000-ready00401/set-20261121t0000-r0401s0303.json",
    "20261121t0000-ready00401/set-20261121t0000-r0401s0304.json",
    "20261121t0000-ready00401/set-20261121t0000-r0401s0305.json",
    "20261121t0000-ready00402/exercise-20261121t0000-r0402ex001.json",
    "20261121t0000-ready00402/exercise-20261121t0000-r0402ex002.json",
    "20261121t0000-ready00402/exercise-20261121t0000-r0402ex003.json",
    "20261121t0000-ready00402/routine.json",
    "20261121t0000-ready00402/set-20261121t0000-r0402s0101.json",
    "20261121t0000-ready00402/set-20261121t0000-r0402s0102.json",
    "20261121t0000-ready00402/set-20261121t0000-r0402s0103.json",
    "20261121t0000-ready00402/set-20261121t0000-r0402s0104.json",
    "20261121t0000-ready00402/set-20261121t0000-r0402s0105.json",
    "20261121t0000-ready00402/set-20261121t0000-r0402s0201.json",
    "20261121t0000-ready00402/set-20261121t0000-r0402s0202.json",
    "20261121t0000-ready00402/set-20261121t0000-r0402s0203.json",
    "20261121t0000-ready00402/set-20261121t0000-r0402s0204.json",
    "20261121t0000-ready00402/set-20261121t0000-r0402s0205.json",
    "20261121t0000-ready00402/set-20261121t0000-r0402s0301.json",
    "20261121t0000-ready00501/exercise-20261121t0000-r0501ex001.json",
    "20261121t0000-ready00501/exercise-20261121t0000-r0501ex002.json",
    "20261121t0000-ready00501/exercise-20261121t0000-r0501ex003.json",
    "20261121t0000-ready00501/exercise-20261121t0000-r0501ex004.json",
    "20261121t0000-ready00501/exercise-20261121t0000-r0501ex005.json",
    "20261121t0000-ready00501/exercise-20261121t0000-r0501ex006.json",
    "20261121t0000-ready00501/routine.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0101.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0102.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0103.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0104.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0201.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0202.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0203.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0204.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0301.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0302.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0303.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0401.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0402.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0403.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0501.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0502.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0601.json",
    "20261121t0000-ready00501/set-20261121t0000-r0501s0602.json",
    "20261121t0000-ready00502/exercise-20261121t0000-r0502ex001.json",
    "20261121t0000-ready00502/exercise-20261121t0000-r0502ex002.json",
    "20261121t0000-ready00502/exercise-20261121t0000-r0502ex003.json",
    "20261121t0000-ready00502/exercise-20261121t0000-r0502ex004.json",
    "20261121t0000-ready00502/exercise-20261121t0000-r0502ex005.json",
    "20261121t0000-ready00502/routine.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0101.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0102.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0103.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0104.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0201.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0202.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0203.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0301.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0302.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0303.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0401.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0402.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0403.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0501.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0502.json",
    "20261121t0000-ready00502/set-20261121t0000-r0502s0503.json",
    "20261121t0000-ready00503/exercise-20261121t0000-r0503ex001.json",
    "20261121t0000-ready00503/exercise-20261121t0000-r0503ex002.json",
    "20261121t0000-ready00503/exercise-20261121t0000-r0503ex003.json",
    "20261121t0000-ready00503/exercise-20261121t0000-r0503ex004.json",
    "20261121t0000-ready00503/exercise-20261121t0000-r0503ex005.json",
    "20261121t0000-ready00503/exercise-20261121t0000-r0503ex006.json",
    "20261121t0000-ready00503/routine.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0101.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0102.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0103.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0104.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0201.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0202.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0203.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0204.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0301.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0302.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0303.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0401.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0402.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0403.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0501.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0502.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0503.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0601.json",
    "20261121t0000-ready00503/set-20261121t0000-r0503s0602.json",
    "20261121t0000-ready00504/exercise-20261121t0000-r0504ex001.json",
    "20261121t0000-ready00504/exercise-20261121t0000-r0504ex002.json",
    "20261121t0000-ready00504/exercise-20261121t0000-r0504ex003.json",
    "20261121t0000-ready00504/exercise-20261121t0000-r0504ex004.json",
    "20261121t0000-ready00504/exercise-20261121t0000-r0504ex005.json",
    "20261121t0000-ready00504/routine.json",
    "20261121t0000-ready00504/set-20261121t0000-r0504s0101.json",
    "20261121t0000-ready00504/set-20261121t0000-r0504s0102.json",
    "20261121t0000-ready00504/set-20261121t0000-r0504s0103.json",
    "20261121t0000-ready00504/set-20261121t0000-r0504s0201.json",
    "20261121t0000-ready00504/set-20261121t0000-r0504s0202.json",
    "20261121t0000-ready00504/set-20261121t0000-r0504s0203.json",
    "20261121t0000-ready00504/set-20261121t0000-r0504s0301.json",
    "20261121t0000-ready00504/set-20261121t0000-r0504s0302.json",
    "20261121t0000-ready00504/set-20261121t0000-r0504s0303.json",
    "20261121t0000-ready00504/set-20261121t0000-r0504s0401.json",
    "20261121t0000-ready00504/set-20261121t0000-r0504s0402.json",
    "20261121t0000-ready00504/set-20261121t0000-r0504s0403.json",
    "20261121t0000-ready00504/set-20261121t0000-r0504s0501.json",
    "20261121t0000-ready00504/set-20261121t0000-r0504s0502.json",
    "20261121t0000-ready00504/set-20261121t0000-r0504s0503.json",
    "20261121t0000-ready00601/exercise-20261121t0000-r0601ex001.json",
    "20261121t0000-ready00601/exercise-20261121t0000-r0601ex002.json",
    "20261121t0000-ready00601/exercise-20261121t0000-r0601ex003.json",
    "20261121t0000-ready00601/exercise-20261121t0000-r0601ex004.json",
    "20261121t0000-ready00601/exercise-20261121t0000-r0601ex005.json",
    "20261121t0000-ready00601/exercise-20261121t0000-r0601ex006.json",
    "20261121t0000-ready00601/routine.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0101.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0102.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0103.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0104.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0201.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0202.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0203.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0301.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0302.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0303.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0401.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0402.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0403.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0501.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0502.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0503.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0601.json",
    "20261121t0000-ready00601/set-20261121t0000-r0601s0602.json",
    "20261121t0000-ready00602/exercise-20261121t0000-r0602ex001.json",
    "20261121t0000-ready00602/exercise-20261121t0000-r0602ex002.json",
    "20261121t0000-ready00602/exercise-20261121t0000-r0602ex003.json",
    "20261121t0000-ready00602/exercise-20261121t0000-r0602ex004.json",
    "20261121t0000-ready00602/exercise-20261121t0000-r0602ex005.json",
    "20261121t0000-ready00602/exercise-20261121t0000-r0602ex006.json",
    "20261121t0000-ready00602/routine.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0101.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0102.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0201.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0202.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0203.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0204.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0301.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0302.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0303.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0401.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0402.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0403.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0501.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0502.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0503.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0601.json",
    "20261121t0000-ready00602/set-20261121t0000-r0602s0602.json",
    "20261121t0000-ready00603/exercise-20261121t0000-r0603ex001.json",
    "20261121t0000-ready00603/exercise-20261121t0000-r0603ex002.json",
    "20261121t0000-ready00603/exercise-20261121t0000-r0603ex003.json",
    "20261121t0000-ready00603/exercise-20261121t0000-r0603ex004.json",
    "20261121t0000-ready00603/exercise-20261121t0000-r0603ex005.json",
    "20261121t0000-ready00603/exercise-20261121t0000-r0603ex006.json",
    "20261121t0000-ready00603/routine.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0101.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0102.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0103.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0104.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0201.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0202.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0203.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0301.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0302.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0303.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0401.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0402.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0403.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0501.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0502.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0503.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0504.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0601.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0602.json",
    "20261121t0000-ready00603/set-20261121t0000-r0603s0603.json",
    "20261121t0000-ready00701/exercise-20261121t0000-r0701ex001.json",
    "20261121t0000-ready00701/exercise-20261121t0000-r0701ex002.json",
    "20261121t0000-ready00701/exercise-20261121t0000-r0701ex003.json",
    "20261121t0000-ready00701/exercise-20261121t0000-r0701ex004.json",
    "20261121t0000-ready00701/exercise-20261121t0000-r0701ex005.json",
    "20261121t0000-ready00701/routine.json",
    "20261121t0000-ready00701/set-20261121t0000-r0701s0101.json",
    "20261121t0000-ready00701/set-20261121t0000-r0701s0102.json",
    "20261121t0000-ready00701/set-20261121t0000-r0701s0103.json",
    "20261121t0000-ready00701/set-20261121t0000-r0701s0201.json",
    "20261121t0000-ready00701/set-20261121t0000-r0701s0202.json",
    "20261121t0000-ready00701/set-20261121t0000-r0701s0203.json",
    "20261121t0000-ready00701/set-20261121t0000-r0701s0301.json",
    "20261121t0000-ready00701/set-20261121t0000-r0701s0302.json",
    "20261121t0000-ready00701/set-20261121t0000-r0701s0303.json",
    "20261121t0000-ready00701/set-20261121t0000-r0701s0401.json",
    "20261121t0000-ready00701/set-20261121t0000-r0701s0402.json",
    "20261121t0000-ready00701/set-20261121t0000-r0701s0403.json",
    "20261121t0000-ready00701/set-20261121t0000-r0701s0501.json",
    "20261121t0000-ready00701/set-20261121t0000-r0701s0502.json",
    "20261121t0000-ready00801/exercise-20261121t0000-r0801ex001.json",
    "20261121t0000-ready00801/exercise-20261121t0000-r0801ex002.json",
    "20261121t0000-ready00801/exercise-20261121t0000-r0801ex003.json",
    "20261121t0000-ready00801/exercise-20261121t0000-r0801ex004.json",
    "20261121t0000-ready00801/exercise-20261121t0000-r0801ex005.json",
    "20261121t0000-ready00801/exercise-20261121t0000-r0801ex006.json",
    "20261121t0000-ready00801/exercise-20261121t0000-r0801ex007.json",
    "20261121t0000-ready00801/routine.json",
    "20261121t0000-ready00801/set-20261121t0000-r0801s0101.json",
    "20261121t0000-ready00801/set-20261121t0000-r0801s0102.json",
    "20261121t0000-ready00801/set-20261121t0000-r0801s0201.json",
    "20261121t0000-ready00801/set-20261121t0000-r0801s0202.json",
    "20261121t0000-ready00801/set-20261121t0000-r0801s0301.json",
    "20261121t0000-ready00801/set-20261121t0000-r0801s0302.json",
    "20261121t0000-ready00801/set-20261121t0000-r0801s0401.json",
    "20261121t0000-ready00801/set-20261121t0000-r0801s0402.json",
    "20261121t0000-ready00801/set-20261121t0000-r0801s0501.json",
    "20261121t0000-ready00801/set-20261121t0000-r0801s0502.json",
    "20261121t0000-ready00801/set-20261121t0000-r0801s0601.json",
    "20261121t0000-ready00801/set-20261121t0000-r0801s0602.json",
    "20261121t0000-ready00801/set-20261121t0000-r0801s0701.json",
    "20261121t0000-ready00801/set-20261121t0000-r0801s0702.json",
    "20261121t0000-ready00802/exercise-20261121t0000-r0802ex001.json",
    "20261121t0000-ready00802/exercise-20261121t0000-r0802ex002.json",
    "20261121t0000-ready00802/exercise-20261121t0000-r0802ex003.json",
    "20261121t0000-ready00802/exercise-20261121t0000-r0802ex004.json",
    "20261121t0000-ready00802/exercise-20261121t0000-r0802ex005.json",
    "20261121t0000-ready00802/exercise-20261121t0000-r0802ex006.json",
    "20261121t0000-ready00802/routine.json",
    "20261121t0000-ready00802/set-20261121t0000-r0802s0101.json",
    "20261121t0000-ready00802/set-20261121t0000-r0802s0102.json",
    "20261121t0000-ready00802/set-20261121t0000-r0802s0201.json",
    "20261121t0000-ready00802/set-20261121t0000-r0802s0202.json",
    "20261121t0000-ready00802/set-20261121t0000-r0802s0301.json",
    "20261121t0000-ready00802/set-20261121t0000-r0802s0302.json",
    "20261121t0000-ready00802/set-20261121t0000-r0802s0401.json",
    "20261121t0000-ready00802/set-20261121t0000-r0802s0402.json",
    "20261121t0000-ready00802/set-20261121t0000-r0802s0501.json",
    "20261121t0000-ready00802/set-20261121t0000-r0802s0502.json",
    "20261121t0000-ready00802/set-20261121t0000-r0802s0601.json",
    "20261121t0000-ready00802/set-20261121t0000-r0802s0602.json",
    "20261121t0000-ready00901/exercise-20261121t0000-r0901ex001.json",
    "20261121t0000-ready00901/exercise-20261121t0000-r0901ex002.json",
    "20261121t0000-ready00901/exercise-20261121t0000-r0901ex003.json",
    "20261121t0000-ready00901/exercise-20261121t0000-r0901ex004.json",
    "20261121t0000-ready00901/routine.json",
    "20261121t0000-ready00901/set-20261121t0000-r0901s0101.json",
    "20261121t0000-ready00901/set-20261121t0000-r0901s0102.json",
    "20261121t0000-ready00901/set-20261121t0000-r0901s0103.json",
    "20261121t0000-ready00901/set-20261121t0000-r0901s0104.json",
    "20261121t0000-ready00901/set-20261121t0000-r0901s0201.json",
    "20261121t0000-ready00901/set-20261121t0000-r0901s0202.json",
    "20261121t0000-ready00901/set-20261121t0000-r0901s0203.json",
    "20261121t0000-ready00901/set-20261121t0000-r0901s0301.json",
    "20261121t0000-ready00901/set-20261121t0000-r0901s0302.json",
    "20261121t0000-ready00901/set-20261121t0000-r0901s0303.json",
    "20261121t0000-ready00901/set-20261121t0000-r0901s0401.json",
    "20261121t0000-ready00901/set-20261121t0000-r0901s0402.json",
    "20261121t0000-ready00901/set-20261121t0000-r0901s0403.json",
    "20261121t0000-ready00902/exercise-20261121t0000-r0902ex001.json",
    "20261121t0000-ready00902/exercise-20261121t0000-r0902ex002.json",
    "20261121t0000-ready00902/exercise-20261121t0000-r0902ex003.json",
    "20261121t0000-ready00902/exercise-20261121t0000-r0902ex004.json",
    "20261121t0000-ready00902/routine.json",
    "20261121t0000-ready00902/set-20261121t0000-r0902s0101.json",
    "20261121t0000-ready00902/set-20261121t0000-r0902s0102.json",
    "20261121t0000-ready00902/set-20261121t0000-r0902s0103.json",
    "20261121t0000-ready00902/set-20261121t0000-r0902s0104.json",
    "20261121t0000-ready00902/set-20261121t0000-r0902s0105.json",
    "20261121t0000-ready00902/set-20261121t0000-r0902s0201.json",
    "20261121t0000-ready00902/set-20261121t0000-r0902s0202.json",
    "20261121t0000-ready00902/set-20261121t0000-r0902s0203.json",
    "20261121t0000-ready00902/set-20261121t0000-r0902s0301.json",
    "20261121t0000-ready00902/set-20261121t0000-r0902s0302.json",
    "20261121t0000-ready00902/set-20261121t0000-r0902s0303.json",
    "20261121t0000-ready00902/set-20261121t0000-r0902s0304.json",
    "20261121t0000-ready00902/set-20261121t0000-r0902s0401.json",
    "20261121t0000-ready00902/set-20261121t0000-r0902s0402.json",
    "20261121t0000-ready00902/set-20261121t0000-r0902s0403.json",
    "20261121t0000-ready00903/exercise-20261121t0000-r0903ex001.json",
    "20261121t0000-ready00903/exercise-20261121t0000-r0903ex002.json",
    "20261121t0000-ready00903/exercise-20261121t0000-r0903ex003.json",
    "20261121t0000-ready00903/exercise-20261121t0000-r0903ex004.json",
    "20261121t0000-ready00903/routine.json",
    "20261121t0000-ready00903/set-20261121t0000-r0903s0101.json",
    "20261121t0000-ready00903/set-20261121t0000-r0903s0102.json",
    "20261121t0000-ready00903/set-20261121t0000-r0903s0103.json",
    "20261121t0000-ready00903/set-20261121t0000-r0903s0104.json",
    "20261121t0000-ready00903/set-20261121t0000-r0903s0201.json",
    "20261121t0000-ready00903/set-20261121t0000-r0903s0202.json",
    "20261121t0000-ready00903/set-20261121t0000-r0903s0203.json",
    "20261121t0000-ready00903/set-20261121t0000-r0903s0301.json",
    "20261121t0000-ready00903/set-20261121t0000-r0903s0302.json",
    "20261121t0000-ready00903/set-20261121t0000-r0903s0303.json",
    "20261121t0000-ready00903/set-20261121t0000-r0903s0401.json",
    "20261121t0000-ready00903/set-20261121t0000-r0903s0402.json",
    "20261121t0000-ready00903/set-20261121t0000-r0903s0403.json",
    "20261121t0000-ready01001/exercise-20261121t0000-r1001ex001.json",
    "20261121t0000-ready01001/exercise-20261121t0000-r1001ex002.json",
    "20261121t0000-ready01001/exercise-20261121t0000-r1001ex003.json",
    "20261121t0000-ready01001/exercise-20261121t0000-r1001ex004.json",
    "20261121t0000-ready01001/routine.json",
    "20261121t0000-ready01001/set-20261121t0000-r1001s0101.json",
    "20261121t0000-ready01001/set-20261121t0000-r1001s0102.json",
    "20261121t0000-ready01001/set-20261121t0000-r1001s0201.json",
    "20261121t0000-ready01001/set-20261121t0000-r1001s0202.json",
    "20261121t0000-ready01001/set-20261121t0000-r1001s0301.json",
    "20261121t0000-ready01001/set-20261121t0000-r1001s0302.json",
    "20261121t0000-ready01001/set-20261121t0000-r1001s0401.json",
    "20261121t0000-ready01001/set-20261121t0000-r1001s0402.json",
    "20261121t0000-ready01002/exercise-20261121t0000-r1002ex001.json",
    "20261121t0000-ready01002/exercise-20261121t0000-r1002ex002.json",
    "20261121t0000-ready01002/exercise-20261121t0000-r1002ex003.json",
    "20261121t0000-ready01002/exercise-20261121t0000-r1002ex004.json",
    "20261121t0000-ready01002/routine.json",
    "20261121t0000-ready01002/set-20261121t0000-r1002s0101.json",
    "20261121t0000-ready01002/set-20261121t0000-r1002s0102.json",
    "20261121t0000-ready01002/set-20261121t0000-r1002s0201.json",
    "20261121t0000-ready01002/set-20261121t0000-r1002s0202.json",
    "20261121t0000-ready01002/set-20261121t0000-r1002s0301.json",
    "20261121t0000-ready01002/set-20261121t0000-r1002s0302.json",
    "20261121t0000-ready01002/set-20261121t0000-r1002s0401.json",
    "20261121t0000-ready01002/set-20261121t0000-r1002s0402.json",
    "20261121t0000-ready01003/exercise-20261121t0000-r1003ex001.json",
    "20261121t0000-ready01003/exercise-20261121t0000-r1003ex002.json",
    "20261121t0000-ready01003/exercise-20261121t0000-r1003ex003.json",
    "20261121t0000-ready01003/exercise-20261121t0000-r1003ex004.json",
    "20261121t0000-ready01003/routine.json",
    "20261121t0000-ready01003/set-20261121t0000-r1003s0101.json",
    "20261121t0000-ready01003/set-20261121t0000-r1003s0102.json",
    "20261121t0000-ready01003/set-20261121t0000-r1003s0201.json",
    "20261121t0000-ready01003/set-20261121t0000-r1003s0202.json",
    "20261121t0000-ready01003/set-20261121t0000-r1003s0301.json",
    "20261121t0000-ready01003/set-20261121t0000-r1003s0302.json",
    "20261121t0000-ready01003/set-20261121t0000-r1003s0401.json",
    "20261121t0000-ready01003/set-20261121t0000-r1003s0402.json",
};

const unsigned char *ready_routine_documents(size_t *count) {
  *count = sizeof documents;
  return documents;
}

const char *ready_routine_path(size_t index) {
  return index < sizeof paths / sizeof *paths ? paths[index] : NULL;
}
