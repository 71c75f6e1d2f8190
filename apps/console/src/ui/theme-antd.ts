import type { ThemeConfig } from 'antd';
import { theme as antdTheme } from 'antd';
import type { Size } from '../lib/settings.rules.ts';
import { readTokens } from '../lib/theme.ts';

const names = [
  'primary', 'primary-fill', 'primary-fill-hover', 'primary-text', 'primary-soft', 'primary-line', 'ink', 'ink-2', 'ink-3', 'ink-4',
  'text-3', 'page', 'card', 'sunk', 'line', 'line-2', 'green-text', 'green-soft', 'amber-text', 'amber-soft', 'red-text', 'red-soft',
  'shadow-float', 'mask', 'font', 'hover',
] as const;

const heights: Record<Size, { control: number; small: number; large: number; font: number }> = {
  default: { control: 36, small: 32, large: 44, font: 14 },
  large: { control: 44, small: 36, large: 48, font: 16 },
  small: { control: 32, small: 28, large: 36, font: 13 },
};

const mix = (colour: string, percent: number, ground: string): string => `color-mix(in srgb, ${colour} ${percent}%, ${ground})`;

/** The component library's theme out of the design tokens, so that both speak one language. */
export function buildAntdTheme(mode: 'light' | 'dark', size: Size): ThemeConfig {
  const t = readTokens(names);
  const { control, small, large, font } = heights[size];
  return {
    algorithm: mode === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      colorPrimary: t['primary-fill'], colorPrimaryHover: t['primary-fill-hover'], colorPrimaryActive: t['primary-fill-hover'],
      colorPrimaryText: t['primary-text'], colorPrimaryBg: t['primary-soft'], colorPrimaryBgHover: t['primary-soft'], colorPrimaryBorder: t['primary-line'],
      colorLink: t['primary-text'], colorLinkHover: t['primary-text'], colorInfo: t['primary-text'], colorInfoBg: t['primary-soft'],
      colorText: t.ink, colorTextSecondary: t['ink-2'], colorTextTertiary: t['text-3'], colorTextDescription: t['text-3'],
      colorTextPlaceholder: t['text-3'], colorTextDisabled: t['ink-4'], colorTextHeading: t.ink, colorIcon: t['ink-3'],
      colorBgLayout: t.page, colorBgContainer: t.card, colorBgElevated: t.card, colorFillTertiary: t.sunk, colorFillAlter: t.sunk,
      colorBorder: t['line-2'], colorBorderSecondary: t.line, colorSplit: t.line,
      colorSuccess: t['green-text'], colorSuccessBg: t['green-soft'], colorWarning: t['amber-text'], colorWarningBg: t['amber-soft'],
      colorError: t['red-text'], colorErrorBg: t['red-soft'], colorBgMask: t.mask,
      borderRadius: 8, borderRadiusSM: 6, borderRadiusLG: 12, controlHeight: control, controlHeightSM: small, controlHeightLG: large,
      fontSize: font, fontSizeSM: 12, fontFamily: t.font, boxShadowSecondary: t['shadow-float'], boxShadowTertiary: 'none',
      controlOutline: t['primary-soft'], controlOutlineWidth: 3, motionDurationMid: '.16s', motionDurationSlow: '.2s',
    },
    components: {
      Button: { defaultShadow: 'none', primaryShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
      Tabs: { inkBarColor: t.primary, itemSelectedColor: t.ink, itemColor: t['ink-2'], itemHoverColor: t.ink, horizontalItemGutter: 24, horizontalItemPadding: '13px 0', horizontalMargin: '0' },
      Table: {
        headerBg: t.card, headerColor: t['text-3'], headerSplitColor: 'transparent', borderColor: t.line, headerBorderRadius: 0,
        rowHoverBg: mix(t.sunk, 45, t.card), rowSelectedBg: mix(t['primary-soft'], 65, t.card), rowSelectedHoverBg: mix(t['primary-soft'], 80, t.card),
        cellFontSize: 14, cellFontSizeSM: 13, cellPaddingInline: 12, cellPaddingBlock: 12, cellPaddingInlineSM: 8, cellPaddingBlockSM: 8,
      },
      Segmented: { trackBg: t.sunk, trackPadding: 3, itemSelectedBg: mode === 'dark' ? t.line : t.card, itemColor: t['ink-2'], itemSelectedColor: t.ink },
      Switch: { trackHeight: 18, trackMinWidth: 32, handleSize: 14 },
      Tree: { titleHeight: 34, indentSize: 18, nodeSelectedBg: t['primary-soft'], nodeHoverBg: t.hover },
      Form: { labelFontSize: 13, verticalLabelPadding: '0 0 4px', itemMarginBottom: 16 },
      Pagination: { itemSize: 32, itemActiveBg: t['primary-soft'] },
      Select: { optionSelectedBg: t['primary-soft'], optionSelectedFontWeight: 500 },
      Dropdown: { paddingBlock: 6 },
      Modal: { titleFontSize: 16 },
      Tooltip: { colorBgSpotlight: mode === 'dark' ? '#2b3240' : '#1b2333' },
    },
  };
}
