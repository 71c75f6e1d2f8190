import { LineChart } from 'echarts/charts';
import { GridComponent, TitleComponent, TooltipComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

use([LineChart, GridComponent, TitleComponent, TooltipComponent, CanvasRenderer]);

/** The parts of the chart library that we use, in one lazily loaded unit. */
export { init } from 'echarts/core';
