import type { Texts } from '@vitrine/contract/locales.ts';
import type { AccountCode, JournalKind, JournalSource } from '@vitrine/contract/shop/journals.ts';
import { defineTexts } from '../lib/i18n.ts';

/** What the book calls a fact: one name for every kind of journal. */
export const journalKindTexts = defineTexts('journalKinds', {
  buyer_capture: {
    en: 'Buyer paid an order',
    'zh-cn': '买家支付订单',
    es: 'Pago del comprador',
    pt: 'Pagamento do comprador',
    fr: 'Paiement de l’acheteur',
  },
  seller_capture: {
    en: 'Owner paid an order',
    'zh-cn': '店主支付订单',
    es: 'Pago del dueño',
    pt: 'Pagamento do dono',
    fr: 'Paiement du vendeur',
  },
  late_capture: {
    en: 'Paid too late, goes back',
    'zh-cn': '逾期付款，待退回',
    es: 'Pago tardío, se devuelve',
    pt: 'Pagamento tardio, será devolvido',
    fr: 'Paiement tardif, à rendre',
  },
  refund: { en: 'Refund sent', 'zh-cn': '退款已汇出', es: 'Reembolso enviado', pt: 'Reembolso enviado', fr: 'Remboursement envoyé' },
  matured: {
    en: 'Earnings became available',
    'zh-cn': '收益转为可提现',
    es: 'Ganancias ya disponibles',
    pt: 'Ganhos liberados',
    fr: 'Gains devenus disponibles',
  },
  sale_reversed: { en: 'Sale taken back', 'zh-cn': '销售冲回', es: 'Venta revertida', pt: 'Venda estornada', fr: 'Vente annulée' },
  seller_reversed: {
    en: 'Owner’s payment taken back',
    'zh-cn': '店主付款冲回',
    es: 'Pago del dueño revertido',
    pt: 'Pagamento do dono estornado',
    fr: 'Paiement du vendeur annulé',
  },
  payout_reserved: { en: 'Payout begun', 'zh-cn': '提现已发起', es: 'Retiro iniciado', pt: 'Repasse iniciado', fr: 'Versement lancé' },
  payout_paid: { en: 'Payout arrived', 'zh-cn': '提现已到账', es: 'Retiro recibido', pt: 'Repasse recebido', fr: 'Versement arrivé' },
  payout_returned: {
    en: 'Payout came back',
    'zh-cn': '提现被退回',
    es: 'Retiro devuelto',
    pt: 'Repasse devolvido',
    fr: 'Versement retourné',
  },
} satisfies Record<JournalKind, Texts>);

/** The accounts of the book. */
export const accountTexts = defineTexts('accounts', {
  owner_pending: {
    en: 'Owed to owner, pending',
    'zh-cn': '应付店主（待结算）',
    es: 'Debido al dueño, pendiente',
    pt: 'Devido ao dono, pendente',
    fr: 'Dû au vendeur, en attente',
  },
  owner_available: {
    en: 'Owed to owner, available',
    'zh-cn': '应付店主（可提现）',
    es: 'Debido al dueño, disponible',
    pt: 'Devido ao dono, disponível',
    fr: 'Dû au vendeur, disponible',
  },
  owner_in_transit: {
    en: 'Owed to owner, on its way',
    'zh-cn': '应付店主（提现中）',
    es: 'Debido al dueño, en camino',
    pt: 'Devido ao dono, a caminho',
    fr: 'Dû au vendeur, en route',
  },
  provider_clearing: {
    en: 'Held by the provider',
    'zh-cn': '支付服务商代持',
    es: 'En poder del proveedor',
    pt: 'Em poder do provedor',
    fr: 'Détenu par le prestataire',
  },
  platform_goods: { en: 'Goods sold', 'zh-cn': '商品收入', es: 'Mercancía vendida', pt: 'Mercadoria vendida', fr: 'Marchandises vendues' },
  platform_shipping: { en: 'Shipping charged', 'zh-cn': '运费收入', es: 'Envío cobrado', pt: 'Frete cobrado', fr: 'Livraison facturée' },
  platform_fees: { en: 'Fees charged', 'zh-cn': '手续费收入', es: 'Comisiones cobradas', pt: 'Taxas cobradas', fr: 'Frais facturés' },
  platform_promotions: {
    en: 'Offers we bore',
    'zh-cn': '平台承担的优惠',
    es: 'Ofertas a nuestro cargo',
    pt: 'Ofertas por nossa conta',
    fr: 'Offres à notre charge',
  },
  tax_payable: { en: 'Tax owed', 'zh-cn': '应缴税款', es: 'Impuestos por pagar', pt: 'Impostos a pagar', fr: 'Taxes dues' },
  refunds_payable: {
    en: 'Refunds owed',
    'zh-cn': '应退款项',
    es: 'Reembolsos por pagar',
    pt: 'Reembolsos a pagar',
    fr: 'Remboursements dus',
  },
  exchange: { en: 'Currency exchange', 'zh-cn': '货币兑换', es: 'Cambio de moneda', pt: 'Câmbio', fr: 'Change' },
} satisfies Record<AccountCode, Texts>);

/** What a journal was posted for. */
export const journalSourceTexts = defineTexts('journalSources', {
  order: { en: 'Order', 'zh-cn': '订单', es: 'Pedido', pt: 'Pedido', fr: 'Commande' },
  payment: { en: 'Payment', 'zh-cn': '付款', es: 'Pago', pt: 'Pagamento', fr: 'Paiement' },
  refund: { en: 'Refund', 'zh-cn': '退款', es: 'Reembolso', pt: 'Reembolso', fr: 'Remboursement' },
  payout: { en: 'Payout', 'zh-cn': '提现', es: 'Retiro', pt: 'Repasse', fr: 'Versement' },
} satisfies Record<JournalSource, Texts>);
