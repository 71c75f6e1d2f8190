import type { Money } from '@vitrine/contract/money.ts';
import type { TaxTreatment } from '@vitrine/contract/shop/tax-rules.ts';
import type { Formats } from '../lib/formats.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { LinePicture } from './line-picture.tsx';

interface Summary {
  lines: readonly {
    variantId: string;
    name: string;
    option: string | null;
    imageUrl: string | null;
    focusX: number;
    focusY: number;
    quantity: number;
    total: Money;
  }[];
  goods: Money;
  discount: Money;
  shipping: Money;
  /** The name of the shipping method; only of an order. */
  shippingName?: string | undefined;
  taxTreatment: TaxTreatment;
  tax: Money;
  taxPercent: number;
  total: Money;
}

interface OrderSummaryProps {
  summary: Summary;
  /** What the buyer got back of it so far. */
  refunded?: Money | null;
  formats: Formats;
  texts: StorefrontTexts;
}

/** Lines and totals, the same at checkout and on the order's page. */
export function OrderSummary({ summary, refunded = null, formats, texts }: OrderSummaryProps) {
  const { checkout } = texts;
  const percent = formats.percent(summary.taxPercent);
  return (
    <div className="in sums">
      {summary.lines.map((line) => (
        <div className="li" key={line.variantId}>
          <span className="im">
            <LinePicture line={line} width={56} />
            <b className="num">
              <span className="visually-hidden">{texts.cart.quantity}: </span>
              {line.quantity}
            </b>
          </span>
          <span>
            {line.name}
            {line.option ? <small className="block muted small">{line.option}</small> : null}
          </span>
          <span className="num weight-560">{formats.money(line.total)}</span>
        </div>
      ))}
      <dl className="tot num">
        <div>
          <dt>{checkout.subtotal}</dt>
          <dd>{formats.money(summary.goods)}</dd>
        </div>
        {summary.discount.amount > 0 ? (
          <div className="off green-text">
            <dt>{checkout.discount}</dt>
            <dd>−{formats.money(summary.discount)}</dd>
          </div>
        ) : null}
        <div>
          <dt>
            {summary.shippingName
              ? `${checkout.shippingCost} · ${summary.shippingName}`
              : checkout.shippingCost}
          </dt>
          <dd>{summary.shipping.amount === 0 ? checkout.free : formats.money(summary.shipping)}</dd>
        </div>
        {summary.taxTreatment === 'added' ? (
          <div>
            <dt>{fill(checkout.tax, { percent })}</dt>
            <dd>{formats.money(summary.tax)}</dd>
          </div>
        ) : null}
        <div className="g">
          <dt>{checkout.total}</dt>
          <dd>{formats.money(summary.total)}</dd>
        </div>
        {summary.taxTreatment === 'included' ? (
          <div className="muted small">
            <dt>
              {summary.taxPercent > 0 ? fill(checkout.withTax, { percent }) : checkout.taxIncluded}
            </dt>
            <dd>{summary.taxPercent > 0 ? formats.money(summary.tax) : null}</dd>
          </div>
        ) : null}
        {refunded ? (
          <div>
            <dt>{texts.order.refunded}</dt>
            <dd>−{formats.money(refunded)}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
