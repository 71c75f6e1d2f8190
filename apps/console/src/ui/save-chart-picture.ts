import { saveFile } from '../lib/api.ts';
import { readTokens } from '../lib/theme.ts';
import { type ChartParts, chartOption, chartTokens } from './chart-option.ts';
import { init } from './echarts.ts';

/** 16:9 and large enough for a slide or a story. */
const size = { width: 800, height: 450 };
const pixelRatio = 2;

interface ChartPicture {
  parts: ChartParts;
  title: string;
  /** Whose figure and of which time. */
  line: string;
  /** The name of the dotted period, if there is one. */
  before?: string;
  fileName: string;
}

/** Draws a chart by itself, in the colours of the theme, and hands it to the browser as a PNG file. */
export async function saveChartPicture({
  parts,
  title,
  line,
  before,
  fileName,
}: ChartPicture): Promise<void> {
  const tokens = readTokens(chartTokens);
  const chart = init(document.createElement('div'), null, size);
  try {
    chart.setOption({
      ...chartOption(parts, tokens, () => 0),
      animation: false,
      backgroundColor: tokens.card,
      grid: { left: 28, right: 28, top: 104, bottom: 24, containLabel: true },
      title: {
        left: 28,
        top: 22,
        itemGap: 8,
        text: title,
        textStyle: { color: tokens.ink, fontSize: 22, fontWeight: 600, fontFamily: tokens.font },
        subtext: before ? `${line}   ···  ${before}` : line,
        subtextStyle: { color: tokens['text-3'], fontSize: 14, fontFamily: tokens.font },
      },
    });
    const canvas = chart.renderToCanvas({ pixelRatio, backgroundColor: tokens.card });
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
    if (blob) saveFile(blob, fileName);
  } finally {
    chart.dispose();
  }
}
