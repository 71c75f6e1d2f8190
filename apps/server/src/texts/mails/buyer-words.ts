import type { Texts } from '@vitrine/contract/locales.ts';

/** What mails to buyers say beside their own words: the sums under the lines, and who sold. */
export const buyerWords = {
  subtotal: { en: 'Subtotal', 'zh-cn': '小计', es: 'Subtotal', pt: 'Subtotal', fr: 'Sous-total' },
  discount: { en: 'Discount', 'zh-cn': '优惠', es: 'Descuento', pt: 'Desconto', fr: 'Remise' },
  shipping: { en: 'Shipping', 'zh-cn': '运费', es: 'Envío', pt: 'Frete', fr: 'Livraison' },
  free: { en: 'Free', 'zh-cn': '免费', es: 'Gratis', pt: 'Grátis', fr: 'Offerte' },
  tax: { en: 'Taxes', 'zh-cn': '税费', es: 'Impuestos', pt: 'Impostos', fr: 'Taxes' },
  total: { en: 'Total', 'zh-cn': '合计', es: 'Total', pt: 'Total', fr: 'Total' },
  totalWithTax: {
    en: 'Total (includes {tax} tax)',
    'zh-cn': '合计（含税费 {tax}）',
    es: 'Total (incluye {tax} de impuestos)',
    pt: 'Total (inclui {tax} de impostos)',
    fr: 'Total (dont {tax} de taxes)',
  },
  sold: {
    en: 'Bought at {store}. Sold by {name}, {address}, {email}',
    'zh-cn': '购自 {store}。销售方：{name}，{address}，{email}',
    es: 'Comprado en {store}. Vende: {name}, {address}, {email}',
    pt: 'Comprado em {store}. Vendido por {name}, {address}, {email}',
    fr: 'Acheté chez {store}. Vendu par {name}, {address}, {email}',
  },
} satisfies Record<string, Texts>;
