import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

use([LineChart, BarChart, GridComponent, TooltipComponent, CanvasRenderer]);

/** The parts of the chart library that we use, in one lazily loaded piece. */
export { graphic, init } from 'echarts/core';
