import type { BuyerReturn } from '@vitrine/contract/shop/buyer-returns.ts';
import { returnBounds } from '@vitrine/contract/shop/return-shapes.ts';
import type { Formats } from '../lib/formats.ts';
import { stateWords } from '../lib/return-words.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { filled } from './filled.tsx';

interface ReturnListProps {
  requests: readonly BuyerReturn[];
  /** Where the forms are sent. */
  action: string;
  formats: Formats;
  texts: StorefrontTexts;
}

/** Where the goods go, until when, and the way to say that they are on their way. */
function SendBack({
  request,
  action,
  formats,
  texts,
}: Omit<ReturnListProps, 'requests'> & { request: BuyerReturn }) {
  const { returns: words } = texts;
  const { returnAddress, sendBefore, labelUrl, postage } = request;
  if (!returnAddress || !sendBefore) return null;
  return (
    <>
      <p>{filled(words.sendUntil, { day: <b className="num">{formats.date(sendBefore)}</b> })}</p>
      <address className="lines">{returnAddress}</address>
      {postage ? <p>{words.postage[postage]}</p> : null}
      {labelUrl ? (
        <p>
          <a className="underlined" href={labelUrl} rel="noopener">
            {words.label}
          </a>
        </p>
      ) : null}
      <form method="post" action={action} className="return-sent stack gap-12 at-start">
        <input type="hidden" name="id" value={request.id} />
        <label className="f">
          <span>{words.carrier}</span>
          <input name="carrier" maxLength={returnBounds.trackingMax} autoComplete="off" />
        </label>
        <label className="f">
          <span>{words.tracking}</span>
          <input name="trackingNumber" maxLength={returnBounds.trackingMax} autoComplete="off" />
        </label>
        <button className="btn pri" type="submit" name="intent" value="sent">
          {words.sent}
        </button>
      </form>
    </>
  );
}

/** Every request of an order, with its state in words and what its buyer can do. */
export function ReturnList({ requests, action, formats, texts }: ReturnListProps) {
  const { returns: words } = texts;
  return (
    <ul className="return-list stack" aria-label={words.yours}>
      {requests.map((request) => {
        const { id, kind, lines, photos, createdAt, can, reason, text } = request;
        const { tone, title, line } = stateWords(request, texts, formats.money);
        return (
          <li className="stack gap-8" key={id}>
            <h3 className="text-15">
              {words.kinds[kind]} · <span className={`return-state ${tone}`}>{title}</span>
            </h3>
            {line ? <p>{line}</p> : null}
            {request.value ? (
              <p>
                {fill(request.shippingFee ? words.worthWithFee : words.worth, {
                  amount: formats.money(request.value),
                  fee: request.shippingFee ? formats.money(request.shippingFee) : '',
                })}
              </p>
            ) : null}
            {request.state === 'approved' ? (
              <SendBack request={request} action={action} formats={formats} texts={texts} />
            ) : null}
            <p className="muted small">
              {lines
                .map(
                  (one) => `${one.quantity} × ${one.name}${one.option ? ` (${one.option})` : ''}`,
                )
                .join(', ')}
              {' · '}
              {words.reasons[reason]}
              {' · '}
              <time className="num" dateTime={createdAt} data-local="">
                {formats.moment(createdAt)}
              </time>
            </p>
            {text ? <p className="muted small lines">{text}</p> : null}
            {photos.length ? (
              <p className="return-photos line stretched">
                {photos.map(({ url }) => (
                  <img
                    key={url}
                    src={`${url}?w=320`}
                    width={48}
                    height={60}
                    alt={words.photo}
                    loading="lazy"
                  />
                ))}
              </p>
            ) : null}
            {can.withdraw ? (
              <form method="post" action={action}>
                <input type="hidden" name="id" value={id} />
                <button
                  className="plain-btn underlined"
                  type="submit"
                  name="intent"
                  value="withdraw"
                >
                  {words.withdraw}
                </button>
              </form>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
