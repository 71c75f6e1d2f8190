import { useSearchParams } from 'react-router';
import { LinkResult } from './link-result.tsx';
import { PaymentResult } from './payment-result.tsx';

/** `/payresult`: where the payment provider's pages lead back to. The address says what to ask for, never how it ended. */
export default function PayResultPage() {
  const [query] = useSearchParams();
  return query.get('kind') === 'link' ? (
    <LinkResult />
  ) : (
    <PaymentResult paymentId={query.get('payment')} />
  );
}
