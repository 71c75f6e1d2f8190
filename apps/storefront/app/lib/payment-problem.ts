import type { StorefrontTexts } from '../texts/index.ts';

/** Why a payment could not be begun, by the code that the page's address carries; nothing when the page itself shows it. */
export function paymentProblem(code: string | null, texts: StorefrontTexts): string | null {
  switch (code) {
    case 'out-of-stock':
      return texts.stock.orderShort;
    case 'payment-unavailable':
      return texts.noPayments.order;
    case 'country-not-payable':
      return texts.noPayments.noWay;
    case 'provider-not-in-country':
      return texts.noPayments.otherWay;
    case 'provider-failed':
      return `${texts.order.failed}. ${texts.order.failedBody}`;
    default:
      return null;
  }
}
