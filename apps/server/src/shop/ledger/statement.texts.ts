import type { Texts } from '@vitrine/contract/locales.ts';
import type { MovementKind } from './ledger.rules.ts';

type Column = 'time' | 'movement' | 'order' | 'product' | 'pending' | 'available' | 'balance' | 'currency';

export const statementColumns: Readonly<Record<Column, Texts>> = {
  time: { en: 'Time', 'zh-cn': '时间', es: 'Fecha y hora', pt: 'Data e hora', fr: 'Date et heure' },
  movement: { en: 'Movement', 'zh-cn': '变动', es: 'Movimiento', pt: 'Movimentação', fr: 'Mouvement' },
  order: { en: 'Order', 'zh-cn': '订单', es: 'Pedido', pt: 'Pedido', fr: 'Commande' },
  product: { en: 'Product', 'zh-cn': '商品', es: 'Producto', pt: 'Produto', fr: 'Produit' },
  pending: { en: 'Pending', 'zh-cn': '待结算变动', es: 'Pendiente', pt: 'Pendente', fr: 'En attente' },
  available: { en: 'Available', 'zh-cn': '可用变动', es: 'Disponible', pt: 'Disponível', fr: 'Disponible' },
  balance: { en: 'Available balance', 'zh-cn': '可用余额', es: 'Saldo disponible', pt: 'Saldo disponível', fr: 'Solde disponible' },
  currency: { en: 'Currency', 'zh-cn': '币种', es: 'Moneda', pt: 'Moeda', fr: 'Devise' },
};

export const movementTexts: Readonly<Record<MovementKind, Texts>> = {
  sale: { en: 'Sale', 'zh-cn': '销售', es: 'Venta', pt: 'Venda', fr: 'Vente' },
  matured: { en: 'Became available', 'zh-cn': '转为可用', es: 'Pasa a disponible', pt: 'Tornou-se disponível', fr: 'Devenu disponible' },
  order_payment: {
    en: 'Order paid from earnings',
    'zh-cn': '用收益支付订单',
    es: 'Pedido pagado con ganancias',
    pt: 'Pedido pago com ganhos',
    fr: 'Commande payée avec les gains',
  },
  payout: { en: 'Payout', 'zh-cn': '提现', es: 'Retiro', pt: 'Repasse', fr: 'Versement' },
  payout_returned: { en: 'Payout returned', 'zh-cn': '提现退回', es: 'Retiro devuelto', pt: 'Repasse devolvido', fr: 'Versement retourné' },
  sale_reversed: { en: 'Sale taken back', 'zh-cn': '销售冲回', es: 'Venta anulada', pt: 'Venda estornada', fr: 'Vente annulée' },
  order_payment_returned: {
    en: 'Order payment returned',
    'zh-cn': '订单付款退回',
    es: 'Pago del pedido devuelto',
    pt: 'Pagamento do pedido devolvido',
    fr: 'Paiement de commande rendu',
  },
};

/** The words around the table of a printed statement. */
export const statementTexts = {
  title: { en: 'Statement', 'zh-cn': '对账单', es: 'Extracto', pt: 'Extrato', fr: 'Relevé' },
  period: {
    en: '{from} to {to}',
    'zh-cn': '{from} 至 {to}',
    es: 'Del {from} al {to}',
    pt: 'De {from} a {to}',
    fr: 'Du {from} au {to}',
  },
  made: { en: 'Made on {at}', 'zh-cn': '生成于 {at}', es: 'Emitido el {at}', pt: 'Emitido em {at}', fr: 'Établi le {at}' },
  opening: {
    en: 'Available before',
    'zh-cn': '期初可用余额',
    es: 'Disponible antes',
    pt: 'Disponível antes',
    fr: 'Disponible avant',
  },
  closing: {
    en: 'Available at the end',
    'zh-cn': '期末可用余额',
    es: 'Disponible al final',
    pt: 'Disponível no fim',
    fr: 'Disponible à la fin',
  },
  nothing: {
    en: 'Nothing moved in these days.',
    'zh-cn': '该时间段没有变动。',
    es: 'Sin movimientos en estos días.',
    pt: 'Sem movimentações nestes dias.',
    fr: 'Aucun mouvement sur ces jours.',
  },
  foot: {
    en: 'Earnings become available some days after delivery; refunds take them back.',
    'zh-cn': '收益在送达数日后转为可用，退款会冲回相应收益。',
    es: 'Las ganancias quedan disponibles unos días tras la entrega; los reembolsos las anulan.',
    pt: 'Os ganhos ficam disponíveis alguns dias após a entrega; reembolsos os estornam.',
    fr: 'Les gains deviennent disponibles quelques jours après la livraison ; un remboursement les annule.',
  },
  page: {
    en: 'Page {page} of {pages}',
    'zh-cn': '第 {page} 页，共 {pages} 页',
    es: 'Página {page} de {pages}',
    pt: 'Página {page} de {pages}',
    fr: 'Page {page} sur {pages}',
  },
} as const satisfies Record<string, Texts>;
