import { useText } from '../../lib/i18n.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PaymentSections } from './payment-sections.tsx';

/** The account that earnings go to, how often they go there, and why they wait. */
export default function PaymentAccountPage() {
  const t = useText(paymentAccountTexts);
  return (
    <>
      <PageHead title={t('account')} />
      <PaymentSections />
    </>
  );
}
