import { suggestEmail } from '@vitrine/contract/shop/email-hint.ts';
import type { TrackedOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { EmailField } from './email-field.tsx';
import { filled } from './filled.tsx';

interface OrderMailProps {
  order: TrackedOrder;
  action: string;
  /** What was done on this page just now. */
  done: string | null;
  paths: StorePaths;
  texts: StorefrontTexts;
}

/** To which address the emails of an order go; they can be sent again, and for a day the address can be corrected. */
export function OrderMail({ order, action, done, paths, texts }: OrderMailProps) {
  const { correct, find } = texts;
  if (order.state === 'pay') return null;
  const suggestion = suggestEmail(order.email);
  return (
    <div className="order-mail stack gap-8 web-only">
      {done === 'sent' ? (
        <p role="status">{fill(correct.sentAgain, { email: order.email })}</p>
      ) : null}
      {order.pendingEmail ? (
        <p role="status">{fill(correct.pending, { email: order.pendingEmail })}</p>
      ) : null}
      {done === 'refused' ? <p role="alert">{correct.refused}</p> : null}
      <form method="post" action={action}>
        <span>{filled(correct.sentTo, { email: <b>{order.email}</b> })}</span>{' '}
        <button className="link" type="submit" name="do" value="resend">
          {correct.resend}
        </button>
      </form>
      {order.canCorrectEmail ? (
        <details open={suggestion !== null || done === 'refused'}>
          <summary>{correct.wrong}</summary>
          <form className="stack gap-12 above-10" method="post" action={action} noValidate>
            <p className="muted small">{correct.how}</p>
            <div className="fg columns gap-10">
              <EmailField
                label={texts.checkout.email}
                value={suggestion ?? ''}
                error={undefined}
                hintAt={paths.emailHint}
                texts={texts}
              />
            </div>
            <button className="btn sec tiny" type="submit" name="do" value="email">
              {find.send}
            </button>
          </form>
        </details>
      ) : null}
    </div>
  );
}
