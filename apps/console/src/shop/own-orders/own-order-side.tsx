import type { ShippingMethod } from '@vitrine/contract/shop/checkout-shapes.ts';
import { Button, Radio } from 'antd';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { ownOrderTexts } from '../../texts/own-orders.ts';
import { welcomeOfferTexts } from '../../texts/welcome-offer.ts';
import { Money } from '../../ui/money.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { Term } from '../../ui/term.tsx';
import { afterOffer, OfferLine, OfferRefusalNote } from '../promotions/offer-line.tsx';
import { type OwnOrderLine, setQuantity } from './own-order-lines.rules.ts';
import type { useOwnOrder } from './use-own-order.ts';

type OwnOrder = ReturnType<typeof useOwnOrder>;

interface LinesProps {
  lines: readonly OwnOrderLine[];
  onChange: (lines: readonly OwnOrderLine[]) => void;
  /** Names the line whose typed quantity is refused, or that it is right again. */
  onWrong: (variantId: string, isWrong: boolean) => void;
}

function Lines({ lines, onChange, onWrong }: LinesProps) {
  const t = useText(ownOrderTexts);
  return (
    <ul className="own-order-lines">
      {lines.map((line) => (
        <li key={line.variantId}>
          <span className="own-order-thing">
            <ProductCell
              url={line.imageUrl}
              focus={line}
              size="list"
              name={line.name}
              note={line.label}
            />
          </span>
          <span className="own-order-units">
            <NumberField
              field="own-order-quantity"
              style={{ width: 124 }}
              value={line.quantity}
              aria-label={t('quantity', { name: line.name })}
              onChange={(quantity) => {
                onWrong(line.variantId, typeof quantity !== 'number');
                if (typeof quantity === 'number')
                  onChange(setQuantity(lines, line.variantId, quantity));
              }}
            />
          </span>
          <span className="own-order-sum">
            <Money
              value={{ amount: line.price.amount * line.quantity, currency: line.price.currency }}
            />
          </span>
          <button
            type="button"
            className="quiet square"
            aria-label={t('remove', { name: line.name })}
            onClick={() => onChange(lines.filter((one) => one !== line))}
          >
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Sums({
  order,
  isReady,
  onPlace,
}: {
  order: OwnOrder;
  isReady: boolean;
  onPlace: () => void;
}) {
  const t = useText(ownOrderTexts);
  const tOffer = useText(welcomeOfferTexts);
  const { shown, isSettled } = order;
  if (!shown) return null;
  return (
    <div
      className={isSettled ? 'own-order-sums stack gap-6' : 'own-order-sums stack gap-6 moving'}
      aria-busy={!isSettled}
    >
      <Radio.Group
        className="own-order-shipping"
        value={shown.shippingMethod}
        onChange={({ target }) => order.setMethod(target.value as ShippingMethod)}
        options={shown.shippingOptions.map((option) => ({
          value: option.method,
          label: (
            <>
              {option.name} · <Money kind="inline" value={option.price} /> ·{' '}
              {t('days', { min: option.daysMin, max: option.daysMax })}
            </>
          ),
        }))}
      />
      <dl className="stack gap-6">
        <Term label={t('goods')}>
          <Money value={shown.goods} />
        </Term>
        <Term label={t('shipping')}>
          <Money value={shown.shipping} />
        </Term>
        <OfferLine offer={shown.offer} />
        <Term label={t('total')} className="total">
          <Money kind="total" value={afterOffer(shown.total, shown.offer)} />
        </Term>
      </dl>
      {shown.offer && <p className="muted small">{tOffer('applies')}</p>}
      <OfferRefusalNote refusal={shown.offerRefusal} />
      <Button
        type="primary"
        size="large"
        loading={order.isPlacing}
        disabled={!isSettled || !isReady}
        onClick={onPlace}
      >
        {t('place')}
      </Button>
    </div>
  );
}

interface OwnOrderSideProps {
  lines: readonly OwnOrderLine[];
  order: OwnOrder;
  onChange: (lines: readonly OwnOrderLine[]) => void;
  onPlace: () => void;
}

/** What is chosen, how it travels, and what it costs. */
export function OwnOrderSide({ lines, order, onChange, onPlace }: OwnOrderSideProps) {
  const t = useText(ownOrderTexts);
  const { quote, shown } = order;
  const title = useId();
  const [wrongIds, setWrongIds] = useState<readonly string[]>([]);
  const isReady = !lines.some(({ variantId }) => wrongIds.includes(variantId));
  return (
    <section className="card own-order-side" aria-labelledby={title}>
      <div className="card-head">
        <h2 className="h3" id={title}>
          {t('chosen')}
        </h2>
      </div>
      {lines.length === 0 && <EmptyState text={t('nothing')} />}
      <Lines
        lines={lines}
        onChange={onChange}
        onWrong={(id, isWrong) =>
          setWrongIds((known) => [
            ...known.filter((other) => other !== id),
            ...(isWrong ? [id] : []),
          ])
        }
      />
      {lines.length > 0 && quote.isError && (
        <ErrorState error={quote.error} onRetry={() => void quote.refetch()} />
      )}
      {lines.length > 0 && !quote.isError && !shown && <SkeletonRows rows={3} height={40} />}
      <Sums order={order} isReady={isReady} onPlace={onPlace} />
    </section>
  );
}
