import { useQuery } from '@tanstack/react-query';
import { intlTags } from '@vitrine/contract/locales.ts';
import type { ReturnDetail } from '@vitrine/contract/shop/returns.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { getFocusStyle } from '../../lib/picture-focus.ts';
import { returnTexts } from '../../texts/returns.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { ReturnAnswer } from './return-answer.tsx';
import { type ReturnSide, sides } from './return-side.ts';
import './returns.css';

/** One request, as one of its sides sees it. */
export function useReturn(id: string | undefined, side: ReturnSide) {
  const { read, keyOf } = sides[side];
  return useQuery({
    queryKey: keyOf(id ?? ''),
    queryFn: ({ signal }) => api.read(read, { params: { id: id ?? '' } }, signal),
    enabled: Boolean(id),
  });
}

function Lines({ lines }: Pick<ReturnDetail, 'lines'>) {
  const t = useText(returnTexts);
  return (
    <ul className="return-lines" aria-label={t('items')}>
      {lines.map(({ id, name, option, imageUrl, quantity, restocked, available, ...focus }) => (
        <li className="line gap-12" key={id}>
          {imageUrl ? (
            <img
              src={`${imageUrl}?w=320`}
              style={getFocusStyle(focus)}
              width={40}
              height={50}
              alt=""
            />
          ) : (
            <i aria-hidden="true" />
          )}
          <span className="grow">
            {name}
            {option && <small className="faint block">{option}</small>}
            {restocked !== null && (
              <small className="faint block">
                {[
                  t('restocked', { count: restocked }),
                  quantity > restocked ? t('writtenOff', { count: quantity - restocked }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            )}
            {available !== null && (
              <small className="faint block">{t('inStock', { count: available })}</small>
            )}
          </span>
          <b className="num">× {quantity}</b>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ request }: { request: ReturnDetail }) {
  const t = useText(returnTexts);
  const money = useMoneyText();
  const {
    value,
    refund,
    returnAddress,
    sendBefore,
    labelUrl,
    postage,
    carrier,
    trackingNumber,
    refusal,
    replacement,
    state,
  } = request;
  return (
    <dl className="return-facts stack gap-8">
      <Fact name={t('reason')}>{t(`${request.reason}_reason`)}</Fact>
      {value && <Fact name={t('value')}>{money(value)}</Fact>}
      {refund && (
        <Fact name={t('refunded')}>
          {money(refund.amount)}
          {!refund.isDone && ` · ${t('underwayMoney')}`}
        </Fact>
      )}
      {returnAddress && (
        <Fact name={t('returnAddress')}>
          <span className="pre-line">{returnAddress}</span>
        </Fact>
      )}
      {sendBefore && state === 'approved' && (
        <Fact name={t('sendBefore')}>
          <DateTime value={sendBefore} />
        </Fact>
      )}
      {postage && <Fact name={t('postage')}>{t(`postage_${postage}`)}</Fact>}
      {labelUrl && (
        <Fact name={t('labelUrl')}>
          <a href={labelUrl} target="_blank" rel="noreferrer">
            {t('openLabel')}
          </a>
        </Fact>
      )}
      {(carrier || trackingNumber) && (
        <Fact name={t('parcel')}>{[carrier, trackingNumber].filter(Boolean).join(' ')}</Fact>
      )}
      {replacement && (
        <Fact name={t('replacement')}>
          {replacement.carrier} {replacement.trackingNumber}
        </Fact>
      )}
      {state === 'refused' && <Fact name={t('refusal')}>{refusal ?? t('overtaken')}</Fact>}
    </dl>
  );
}

/** A request whole: what the buyer wrote, what can be answered, and what happened; the same for owners and operators. */
export function ReturnView({ id, side }: { id: string; side: ReturnSide }) {
  const t = useText(returnTexts);
  const found = useReturn(id, side);
  if (found.isError && !found.data)
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const request = found.data;
  if (!request) return <SkeletonRows rows={5} height={48} />;
  const { order, store, buyer, answeredBy, photos, text, language, steps } = request;
  const ordersPath = side === 'owner' ? '/order' : '/operations/orders';
  return (
    <div className="return-view stack">
      <p className="return-about cluster stretched muted">
        <Link to={`${ordersPath}?order=${order.number}`}>
          {t('orderN', { number: order.number })}
        </Link>
        {side === 'operators' && (
          <Link to={`/operations/stores?store=${store.id}`}>{store.name}</Link>
        )}
        <span>{buyer}</span>
        <DateTime value={request.createdAt} />
      </p>
      {answeredBy !== side && (
        <p className="return-note">{t(side === 'owner' ? 'operatorsAnswer' : 'ownerAnswers')}</p>
      )}
      <Lines lines={request.lines} />
      {text && (
        <blockquote className="return-text" lang={intlTags[language]}>
          {text}
        </blockquote>
      )}
      {photos.length > 0 && (
        <ul className="return-photos">
          {photos.map(({ url }, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={`${url}?w=320`}
                  width={72}
                  height={90}
                  loading="lazy"
                  alt={t('photoN', { index: index + 1 })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Facts request={request} />
      <ReturnAnswer key={request.state} request={request} side={side} />
      <h3 className="h3">{t('history')}</h3>
      <ol className="return-steps">
        {steps.map((step) => (
          <li className="cluster stretched between" key={step.id}>
            <b>{t(`state_${step.state}`)}</b>
            <small className="faint">
              {step.by && `${step.by} · `}
              <DateTime value={step.at} />
            </small>
          </li>
        ))}
      </ol>
    </div>
  );
}
