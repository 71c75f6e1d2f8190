import type { OptionValue, ProductOption, Tone } from './catalogue.types.ts';
import { texts } from './texts.ts';

type Names = [en: string, zhCn: string, es: string, pt: string, fr: string];

function colour(names: Names, swatch: string, tone: Tone) {
  return { name: texts(...names), swatch, tone };
}

const palette = {
  terracotta: colour(['Terracotta', '陶土红', 'Terracota', 'Terracota', 'Terre cuite'], '#c8653f', {
    hue: 40,
    chroma: 0.68,
  }),
  amber: colour(['Amber', '琥珀黄', 'Ámbar', 'Âmbar', 'Ambre'], '#dca23a', {
    hue: 78,
    chroma: 0.72,
  }),
  sand: colour(['Sand', '沙色', 'Arena', 'Areia', 'Sable'], '#cbb593', { hue: 76, chroma: 0.3 }),
  sage: colour(['Sage', '鼠尾草绿', 'Salvia', 'Sálvia', 'Sauge'], '#8fa58a', {
    hue: 145,
    chroma: 0.36,
  }),
  forest: colour(['Forest', '森林绿', 'Bosque', 'Floresta', 'Forêt'], '#3f7a55', {
    hue: 155,
    chroma: 0.58,
    light: -0.06,
  }),
  teal: colour(['Teal', '青绿', 'Verde azulado', 'Verde-azulado', 'Bleu canard'], '#2f8c8c', {
    hue: 196,
    chroma: 0.55,
  }),
  sky: colour(['Sky', '天空蓝', 'Cielo', 'Céu', 'Ciel'], '#6aa6d6', { hue: 238, chroma: 0.52 }),
  navy: colour(['Navy', '海军蓝', 'Azul marino', 'Azul-marinho', 'Bleu marine'], '#3a4f86', {
    hue: 265,
    chroma: 0.55,
    light: -0.11,
  }),
  lilac: colour(['Lilac', '丁香紫', 'Lila', 'Lilás', 'Lilas'], '#a98fd0', {
    hue: 302,
    chroma: 0.5,
    light: 0.03,
  }),
  berry: colour(['Berry', '莓果红', 'Frambuesa', 'Framboesa', 'Framboise'], '#b83d6b', {
    hue: 358,
    chroma: 0.68,
    light: -0.03,
  }),
  rose: colour(['Rose', '玫瑰粉', 'Rosa', 'Rosa', 'Rose poudré'], '#dd9aa6', {
    hue: 12,
    chroma: 0.42,
    light: 0.06,
  }),
  red: colour(['Poppy', '罂粟红', 'Amapola', 'Papoula', 'Coquelicot'], '#d8473d', {
    hue: 26,
    chroma: 0.84,
  }),
  charcoal: colour(['Charcoal', '炭灰', 'Carbón', 'Carvão', 'Anthracite'], '#4b5059', {
    hue: 262,
    chroma: 0.1,
    light: -0.12,
  }),
  cream: colour(['Cream', '奶油白', 'Crema', 'Creme', 'Crème'], '#ece0c8', {
    hue: 84,
    chroma: 0.2,
    light: 0.14,
  }),
} as const satisfies Record<string, Omit<OptionValue, 'key'>>;

export type ColourKey = keyof typeof palette;

/** The colour option of a product; the first colour is the one on its cover. */
export function inColours(...keys: ColourKey[]): ProductOption {
  return {
    key: 'colour',
    name: texts('Color', '颜色', 'Color', 'Cor', 'Couleur'),
    values: keys.map((key) => ({ key, ...palette[key] })),
  };
}
