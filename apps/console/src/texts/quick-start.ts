import { defineTexts } from '../lib/i18n.ts';

/** The four steps of a new store. */
export const quickStartTexts = defineTexts('quickStart', {
  quickStart: { en: 'Quick start', 'zh-cn': '快速开始', es: 'Primeros pasos', pt: 'Primeiros passos', fr: 'Premiers pas' },
  stepsLeft_one: {
    en: '{{count}} step to go',
    'zh-cn': '还差 {{count}} 步',
    es: 'Falta {{count}} paso',
    pt: 'Falta {{count}} passo',
    fr: 'Encore {{count}} étape',
  },
  stepsLeft_other: {
    en: '{{count}} steps to go',
    'zh-cn': '还差 {{count}} 步',
    es: 'Faltan {{count}} pasos',
    pt: 'Faltam {{count}} passos',
    fr: 'Encore {{count}} étapes',
  },
  'create-store': { en: 'Create store', 'zh-cn': '创建店铺', es: 'Crear la tienda', pt: 'Criar a loja', fr: 'Créer la boutique' },
  'create-store-line': {
    en: 'A name you like, and a picture',
    'zh-cn': '起个好名字，再加一张头像',
    es: 'Un nombre que te guste y una imagen',
    pt: 'Um nome de que você goste e uma imagem',
    fr: 'Un nom qui vous plaît et une image',
  },
  'set-up-payment': {
    en: 'Set up payment',
    'zh-cn': '设置收款',
    es: 'Configurar el cobro',
    pt: 'Configurar repasse',
    fr: 'Relier un compte',
  },
  'set-up-payment-line': {
    en: 'Where earnings go',
    'zh-cn': '收益打入的账户',
    es: 'Adónde van tus ganancias',
    pt: 'Para onde vão os ganhos',
    fr: 'Où vont vos gains',
  },
  'adjust-prices': { en: 'Adjust prices', 'zh-cn': '调整价格', es: 'Ajustar precios', pt: 'Ajustar preços', fr: 'Ajuster les prix' },
  'adjust-prices-line': {
    en: 'What you earn on each',
    'zh-cn': '每件赚多少由您定',
    es: 'Cuánto ganas en cada uno',
    pt: 'Quanto ganha em cada um',
    fr: 'Votre marge sur chacun',
  },
  later: { en: 'Later', 'zh-cn': '以后再说', es: 'Más tarde', pt: 'Mais tarde', fr: 'Plus tard' },
  'promote-and-share': {
    en: 'Promote and share',
    'zh-cn': '推广与分享',
    es: 'Promocionar y compartir',
    pt: 'Divulgar e compartilhar',
    fr: 'Promouvoir et partager',
  },
  'promote-and-share-line': {
    en: 'Done at the first click',
    'zh-cn': '有首次点击即完成',
    es: 'Listo con el primer clic',
    pt: 'Feito no primeiro clique',
    fr: 'Fait au premier clic',
  },
});
