import type { TrackedOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import type { Formats } from '../lib/formats.ts';
import type { StorefrontTexts } from '../texts/index.ts';

interface OrderTimelineProps {
  order: TrackedOrder;
  formats: Formats;
  texts: StorefrontTexts;
}

export function OrderTimeline({ order, formats, texts }: OrderTimelineProps) {
  return (
    <div className="box pad below-16">
      <ol className="steps">
        {[...order.timeline].reverse().map((step) => (
          <li className="cluster stretched between" key={`${step.kind}-${step.at}`}>
            <b>
              {texts.order.timeline[step.kind]}
              {step.amount && step.kind.endsWith('refunded') ? (
                <span className="num"> · {formats.money(step.amount)}</span>
              ) : null}
            </b>
            <time className="muted num nowrap small" dateTime={step.at} data-local="">
              {formats.moment(step.at)}
            </time>
          </li>
        ))}
      </ol>
      {order.shipments.map((shipment) => (
        <p className="parcel" key={shipment.trackingNumber}>
          {texts.order.carrier}: {shipment.carrier}
          <br />
          {shipment.problem ? (
            <>
              <b>{texts.order.timeline[`parcel_${shipment.problem}`]}</b>
              <br />
            </>
          ) : null}
          {texts.order.tracking}: <b className="num">{shipment.trackingNumber}</b>
          {shipment.trackingUrl ? (
            <>
              {' '}
              ·{' '}
              <a className="underlined" href={shipment.trackingUrl} rel="noopener">
                {texts.order.follow}
              </a>
            </>
          ) : null}
        </p>
      ))}
    </div>
  );
}
