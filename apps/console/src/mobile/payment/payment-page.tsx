import { useText } from '../../lib/i18n.ts';
import { PaymentSections } from '../../shop/payouts/payment-sections.tsx';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { PageTop } from '../parts/page-top.tsx';

/** The account that earnings go to, how often they go there, and why they wait. */
export default function PaymentPage() {
  const t = useText(paymentAccountTexts);
  return (
    <>
      <PageTop title={t('account')} />
      <PaymentSections />
    </>
  );
}
