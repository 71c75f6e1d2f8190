import type { ProviderCheck } from '@vitrine/contract/shop/payments.ts';
import { useText } from '../../lib/i18n.ts';
import { paymentProviderTexts } from '../../texts/payment-providers.ts';

/** Lists the rights that keys lack, and describes why they are refused. */
export function useRightsText() {
  const t = useText(paymentProviderTexts);
  const listRights = (missing: ProviderCheck['missing']) =>
    missing.map((right) => t(`right_${right}`)).join(', ');
  const describeRefusal = ({ code, missing }: Pick<ProviderCheck, 'code' | 'missing'>) =>
    missing.length
      ? t('check_lacks', { rights: listRights(missing) })
      : t('check_refused', { code: code ?? '' });
  return { listRights, describeRefusal };
}
