import { cancelOwnOrder } from '@vitrine/contract/shop/orders.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { orderKeys } from '../../lib/query-keys/orders.ts';
import { orderTexts } from '../../texts/orders.ts';

/** Cancels an unpaid order for oneself, which the question before it does not do itself. */
export function useCancelOwn(orderId: string) {
  const t = useText(orderTexts);
  const cancelling = useApiMutation(cancelOwnOrder, {
    success: t('cancelledOwn'),
    invalidates: [orderKeys.all],
  });
  return { isBusy: cancelling.isBusy, cancel: () => cancelling.run({ params: { orderId } }) };
}
