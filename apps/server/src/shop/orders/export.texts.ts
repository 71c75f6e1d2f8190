import type { Texts } from '@vitrine/contract/locales.ts';

const heads = {
  number: { en: 'Order', 'zh-cn': '订单', es: 'Pedido', pt: 'Pedido', fr: 'Commande' },
  status: { en: 'Status', 'zh-cn': '状态', es: 'Estado', pt: 'Estado', fr: 'État' },
  awaiting: { en: 'Waits for', 'zh-cn': '等待', es: 'Espera a', pt: 'Aguarda', fr: 'Attend' },
  cost: { en: 'Cost', 'zh-cn': '成本', es: 'Coste', pt: 'Custo', fr: 'Coût' },
  selling: { en: 'Selling total', 'zh-cn': '销售额', es: 'Total de venta', pt: 'Total de venda', fr: 'Total de vente' },
  profit: { en: 'Profit', 'zh-cn': '利润', es: 'Ganancia', pt: 'Lucro', fr: 'Gain' },
  refundedProfit: { en: 'Profit taken back', 'zh-cn': '已扣回利润', es: 'Ganancia descontada', pt: 'Lucro descontado', fr: 'Gain repris' },
} as const satisfies Record<string, Texts>;

/** Heads of an owner's order file, which has a row for each line of an order. */
export const ownerExportHeads = {
  number: heads.number,
  placed: { en: 'Placed', 'zh-cn': '下单时间', es: 'Fecha', pt: 'Data', fr: 'Date' },
  status: heads.status,
  awaiting: heads.awaiting,
  product: { en: 'Product', 'zh-cn': '商品', es: 'Producto', pt: 'Produto', fr: 'Article' },
  option: { en: 'Option', 'zh-cn': '规格', es: 'Opción', pt: 'Opção', fr: 'Option' },
  quantity: { en: 'Quantity', 'zh-cn': '数量', es: 'Cantidad', pt: 'Quantidade', fr: 'Quantité' },
  platform: { en: 'Platform price', 'zh-cn': '平台价', es: 'Precio de plataforma', pt: 'Preço da plataforma', fr: 'Prix plateforme' },
  cost: heads.cost,
  selling: heads.selling,
  profit: heads.profit,
  refundedProfit: heads.refundedProfit,
  currency: { en: 'Currency', 'zh-cn': '币种', es: 'Moneda', pt: 'Moeda', fr: 'Devise' },
} as const satisfies Record<string, Texts>;

/** Heads of the operators' order file. */
export const platformExportHeads = {
  number: heads.number,
  placed: { en: 'Placed (UTC)', 'zh-cn': '下单时间（UTC）', es: 'Fecha (UTC)', pt: 'Data (UTC)', fr: 'Date (UTC)' },
  paid: { en: 'Paid (UTC)', 'zh-cn': '付款时间（UTC）', es: 'Pagado (UTC)', pt: 'Pago (UTC)', fr: 'Payée (UTC)' },
  store: { en: 'Store', 'zh-cn': '店铺', es: 'Tienda', pt: 'Loja', fr: 'Boutique' },
  status: heads.status,
  awaiting: heads.awaiting,
  fulfilment: { en: 'Fulfilment', 'zh-cn': '履约', es: 'Preparación', pt: 'Preparação', fr: 'Traitement' },
  settlement: { en: 'Settlement', 'zh-cn': '结算方式', es: 'Liquidación', pt: 'Liquidação', fr: 'Règlement' },
  city: { en: 'City', 'zh-cn': '城市', es: 'Ciudad', pt: 'Cidade', fr: 'Ville' },
  country: { en: 'Country', 'zh-cn': '国家', es: 'País', pt: 'País', fr: 'Pays' },
  product: { en: 'First product', 'zh-cn': '首个商品', es: 'Primer producto', pt: 'Primeiro produto', fr: 'Premier article' },
  units: { en: 'Units', 'zh-cn': '件数', es: 'Unidades', pt: 'Unidades', fr: 'Pièces' },
  total: { en: 'Buyer pays', 'zh-cn': '买家应付', es: 'Paga el comprador', pt: 'Comprador paga', fr: 'L’acheteur paie' },
  currency: { en: 'Buyer currency', 'zh-cn': '买家币种', es: 'Moneda del comprador', pt: 'Moeda do comprador', fr: 'Devise de l’acheteur' },
  cost: heads.cost,
  selling: heads.selling,
  profit: heads.profit,
  refundedProfit: heads.refundedProfit,
  storeCurrency: { en: 'Store currency', 'zh-cn': '店铺币种', es: 'Moneda de la tienda', pt: 'Moeda da loja', fr: 'Devise de la boutique' },
} as const satisfies Record<string, Texts>;

export const statusTexts: readonly [Texts, Texts, Texts, Texts] = [
  { en: 'Unpaid', 'zh-cn': '未付款', es: 'Sin pagar', pt: 'Não pago', fr: 'Non payée' },
  { en: 'Paid / in transit', 'zh-cn': '已付款/运输中', es: 'Pagado / en camino', pt: 'Pago / a caminho', fr: 'Payée / en cours' },
  { en: 'Completed', 'zh-cn': '已完成', es: 'Completado', pt: 'Concluído', fr: 'Terminée' },
  { en: 'Closed', 'zh-cn': '已关闭', es: 'Cerrado', pt: 'Fechado', fr: 'Close' },
];

export const awaitingTexts = {
  buyer: { en: 'Buyer', 'zh-cn': '买家', es: 'Comprador', pt: 'Comprador', fr: 'Acheteur' },
  seller: { en: 'Owner', 'zh-cn': '店主', es: 'Dueño', pt: 'Dono', fr: 'Propriétaire' },
} as const satisfies Record<string, Texts>;

export const settlementTexts = {
  platform: { en: 'Platform', 'zh-cn': '平台收款', es: 'Plataforma', pt: 'Plataforma', fr: 'Plateforme' },
  direct: { en: 'Direct', 'zh-cn': '店主直收', es: 'Directo', pt: 'Direto', fr: 'Direct' },
} as const satisfies Record<string, Texts>;

export const fulfilmentTexts = {
  waiting: { en: 'Waiting', 'zh-cn': '待处理', es: 'En espera', pt: 'Aguardando', fr: 'En attente' },
  processing: { en: 'Being packed', 'zh-cn': '打包中', es: 'En preparación', pt: 'Em preparação', fr: 'En préparation' },
  part_shipped: { en: 'Shipped in part', 'zh-cn': '部分发货', es: 'Envío parcial', pt: 'Enviado em parte', fr: 'Expédiée en partie' },
  shipped: { en: 'Shipped', 'zh-cn': '已发货', es: 'Enviado', pt: 'Enviado', fr: 'Expédiée' },
  delivered: { en: 'Delivered', 'zh-cn': '已送达', es: 'Entregado', pt: 'Entregue', fr: 'Livrée' },
  part_returned: {
    en: 'Returned in part',
    'zh-cn': '部分退货',
    es: 'Devuelto en parte',
    pt: 'Devolvido em parte',
    fr: 'Retournée en partie',
  },
  returned: { en: 'Returned', 'zh-cn': '已退货', es: 'Devuelto', pt: 'Devolvido', fr: 'Retournée' },
} as const satisfies Record<string, Texts>;
