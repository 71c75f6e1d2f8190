import type { BuyerReturns } from '@vitrine/contract/shop/buyer-returns.ts';
import type { Formats } from '../lib/formats.ts';
import { openKinds } from '../lib/return-form.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { ReturnList } from './return-list.tsx';

interface OrderReturnsProps {
  returns: BuyerReturns;
  paths: StorePaths;
  formats: Formats;
  texts: StorefrontTexts;
}

/** What was requested of an order, and the way to request more. */
export function OrderReturns({ returns, paths, formats, texts }: OrderReturnsProps) {
  const { returns: words } = texts;
  const { requests, link, returnUntil, cancelsAlone } = returns;
  const { canReturn, canCancel } = openKinds(returns);
  if (!requests.length && !canReturn && !canCancel) return null;
  const action = paths.returns(link);
  return (
    <section className="box pad below-16" id="returns">
      <h2>{words.title}</h2>
      {requests.length ? (
        <ReturnList requests={requests} action={action} formats={formats} texts={texts} />
      ) : null}
      {canReturn ? (
        <p>
          <a className="btn sec" href={action}>
            {words.open}
          </a>
          {returnUntil ? (
            <span className="muted small block above-8">
              {fill(words.until, { day: formats.date(returnUntil) })}
            </span>
          ) : null}
        </p>
      ) : null}
      {canCancel ? (
        <p>
          <a className="btn sec" href={`${action}?for=cancellation`}>
            {cancelsAlone ? words.cancelAlone : words.openCancellation}
          </a>
          {cancelsAlone ? (
            <span className="muted small block above-8">{words.cancelAloneHint}</span>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}
