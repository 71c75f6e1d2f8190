import type { Texts } from '@vitrine/contract/locales.ts';

/** Words on the pictures of shared links. */
export const previewCardTexts = {
  /** A product whose variants differ in price. */
  from: {
    en: 'from {price}',
    'zh-cn': '{price} 起',
    es: 'desde {price}',
    pt: 'a partir de {price}',
    fr: 'dès {price}',
  },
  headline: {
    en: 'Your store.\nOur stock.\nYour margin.',
    'zh-cn': '您的店铺，\n我们的货，\n差价归您',
    es: 'Tu tienda.\nNuestro almacén.\nTu margen.',
    pt: 'Sua loja.\nNosso estoque.\nSua margem.',
    fr: 'Votre boutique.\nNotre stock.\nVotre marge.',
  },
  open: {
    en: 'Open your store for free',
    'zh-cn': '免费开一家自己的店',
    es: 'Abre tu tienda gratis',
    pt: 'Abra sua loja grátis',
    fr: 'Ouvrez votre boutique',
  },
} as const satisfies Record<string, Texts>;
