import { defineTexts } from '../lib/i18n.ts';

/** Why an order cannot be paid now. */
export const leftOutTexts = defineTexts('leftOut', {
  already_paid: { en: 'paid already', 'zh-cn': '已支付', es: 'ya está pagado', pt: 'já foi pago', fr: 'déjà payée' },
  not_due: { en: 'nothing is due', 'zh-cn': '无需付款', es: 'no hay nada que pagar', pt: 'nada a pagar', fr: 'rien à payer' },
  buyer_unpaid: {
    en: 'the buyer has not paid',
    'zh-cn': '买家未付款',
    es: 'el comprador no ha pagado',
    pt: 'o comprador não pagou',
    fr: 'l’acheteur n’a pas payé',
  },
  cancelled: { en: 'cancelled', 'zh-cn': '已取消', es: 'cancelado', pt: 'cancelado', fr: 'annulée' },
  not_found: {
    en: 'not an order of this store',
    'zh-cn': '非本店订单',
    es: 'no es de esta tienda',
    pt: 'não é desta loja',
    fr: 'pas une commande de cette boutique',
  },
  other_currency: { en: 'another currency', 'zh-cn': '币种不同', es: 'otra moneda', pt: 'outra moeda', fr: 'autre devise' },
  being_paid: {
    en: 'is being paid right now',
    'zh-cn': '正在支付中',
    es: 'se está pagando ahora',
    pt: 'está sendo pago agora',
    fr: 'en cours de paiement',
  },
  out_of_stock: { en: 'sold out', 'zh-cn': '已售罄', es: 'agotado', pt: 'esgotado', fr: 'épuisé' },
});
