import type { Texts } from '@vitrine/contract/locales.ts';
import type { NotPayable } from '../orders/index.ts';

/** Why an order cannot be paid, as the end of a sentence. */
export const notPayableTexts: Readonly<Record<NotPayable, Texts>> = {
  not_found: { en: 'it does not exist.', 'zh-cn': '订单不存在。', es: 'no existe.', pt: 'ele não existe.', fr: 'elle n’existe pas.' },
  cancelled: {
    en: 'it was cancelled.',
    'zh-cn': '订单已取消。',
    es: 'se ha cancelado.',
    pt: 'ele foi cancelado.',
    fr: 'elle a été annulée.',
  },
  paid: { en: 'it is already paid.', 'zh-cn': '订单已付款。', es: 'ya está pagado.', pt: 'ele já foi pago.', fr: 'elle est déjà payée.' },
  not_due: {
    en: 'no payment is due.',
    'zh-cn': '当前无需付款。',
    es: 'no hay ningún pago pendiente.',
    pt: 'não há pagamento pendente.',
    fr: 'aucun paiement n’est dû.',
  },
};
