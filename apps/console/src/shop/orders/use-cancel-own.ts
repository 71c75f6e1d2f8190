import { cancelOwnOrder } from '@vitrine/contract/shop/orders.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { orderKeys } from '../../lib/query-keys/orders.ts';
import { orderTexts } from '../../texts/orders.ts';

/** Cancels an unpaid order for oneself; the popups of desk and phone only ask before. */
export function useCancelOwn(orderId: string, onDone: () => void) {
  const t = useText(orderTexts);
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await api.call(cancelOwnOrder, { params: { orderId } });
      toast.success(t('cancelledOwn'));
      await queryClient.invalidateQueries({ queryKey: orderKeys.all });
      onDone();
    } catch {
      // The toast has said why.
    }
    setBusy(false);
  };
  return { isBusy, cancel };
}
