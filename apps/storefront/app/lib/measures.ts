import type { Language } from '@vitrine/contract/locales.ts';
import type { ShownUnitPrice } from '@vitrine/contract/shop/product-facts.ts';
import type { MeasureUnit } from '@vitrine/contract/shop/unit-prices.ts';
import type { Formats } from './formats.ts';

const symbols = {
  ml: 'ml',
  cl: 'cl',
  l: 'l',
  m3: 'm³',
  mg: 'mg',
  g: 'g',
  kg: 'kg',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  cm2: 'cm²',
  m2: 'm²',
} as const satisfies Record<Exclude<MeasureUnit, 'item'>, string>;

/** Units as shops write them: symbols, but for Chinese. */
const units: Record<Language, Record<MeasureUnit, string>> = {
  en: { ...symbols, l: 'L', ml: 'mL', item: 'item' },
  es: { ...symbols, item: 'unidad' },
  pt: { ...symbols, item: 'unidade' },
  fr: { ...symbols, item: 'pièce' },
  'zh-cn': {
    ml: '毫升',
    cl: '厘升',
    l: '升',
    m3: '立方米',
    mg: '毫克',
    g: '克',
    kg: '千克',
    mm: '毫米',
    cm: '厘米',
    m: '米',
    cm2: '平方厘米',
    m2: '平方米',
    item: '件',
  },
};

/** "€2.40/kg", "€1.20/100 ml". */
export function formatUnitPrice({ price, base }: ShownUnitPrice, formats: Formats): string {
  const unit = units[formats.language][base.unit];
  const space = formats.language === 'zh-cn' ? '' : '\u00a0';
  const measure = base.value === 1 ? unit : `${formats.number(base.value)}${space}${unit}`;
  return `${formats.money(price)}/${measure}`;
}

/** "20 × 10 × 5.5 cm", of lengths in millimetres. */
export function formatCentimetres(lengthsMm: readonly number[], formats: Formats): string {
  const numbers = lengthsMm.map((lengthMm) => formats.number(lengthMm / 10)).join(' × ');
  return `${numbers}${formats.language === 'zh-cn' ? '' : '\u00a0'}${units[formats.language].cm}`;
}
