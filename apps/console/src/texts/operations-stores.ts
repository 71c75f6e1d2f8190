import type { Texts } from '@vitrine/contract/locales.ts';

/** What operators read about the stores; `operationsTexts` puts the parts together. */
export const storesPart = {
  stores: { en: 'Stores', 'zh-cn': '店铺', es: 'Tiendas', pt: 'Lojas', fr: 'Boutiques' },
  searchStores: { en: 'Name or address', 'zh-cn': '名称或地址', es: 'Nombre o dirección', pt: 'Nome ou endereço', fr: 'Nom ou adresse' },
  open: { en: 'Open', 'zh-cn': '营业中', es: 'Abierta', pt: 'Aberta', fr: 'Ouverte' },
  pausedState: { en: 'Paused', 'zh-cn': '已暂停', es: 'En pausa', pt: 'Em pausa', fr: 'En pause' },
  anyState: { en: 'Any state', 'zh-cn': '全部状态', es: 'Cualquier estado', pt: 'Qualquer estado', fr: 'Tous états' },
  settlement: { en: 'Settlement', 'zh-cn': '结算方式', es: 'Liquidación', pt: 'Liquidação', fr: 'Règlement' },
  platformMode: { en: 'Platform', 'zh-cn': '平台收款', es: 'Plataforma', pt: 'Plataforma', fr: 'Plateforme' },
  directMode: { en: 'Direct', 'zh-cn': '店主直收', es: 'Directo', pt: 'Direto', fr: 'Direct' },
  country: { en: 'Country', 'zh-cn': '国家', es: 'País', pt: 'País', fr: 'Pays' },
  currency: { en: 'Currency', 'zh-cn': '币种', es: 'Moneda', pt: 'Moeda', fr: 'Devise' },
  opened: { en: 'Opened', 'zh-cn': '开店时间', es: 'Abierta el', pt: 'Aberta em', fr: 'Ouverte le' },
  state: { en: 'State', 'zh-cn': '状态', es: 'Estado', pt: 'Estado', fr: 'État' },
  noStores: {
    en: 'No store matches.',
    'zh-cn': '没有符合条件的店铺。',
    es: 'Ninguna tienda coincide.',
    pt: 'Nenhuma loja corresponde.',
    fr: 'Aucune boutique ne correspond.',
  },
} as const satisfies Record<string, Texts>;
