import type { StorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { Truck } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

interface DeliveryProps {
  delivery: StorefrontProduct['delivery'];
  formats: Formats;
  texts: StorefrontTexts;
}

/** Delivery as dates, not as "3 to 5 days". */
export function Delivery({ delivery, formats, texts }: DeliveryProps) {
  if (!delivery) {
    return (
      <div className="h">
        <Truck size={21} aria-hidden="true" />
        <p>
          <b>{texts.product.notServed}</b>{' '}
          <a className="underlined" href="#choices">
            {texts.product.change}
          </a>
        </p>
      </div>
    );
  }
  const shipping =
    delivery.shipping.amount === 0 ? texts.product.free : fill(texts.product.shipping, { amount: formats.money(delivery.shipping) });
  const free =
    delivery.freeFrom && delivery.shipping.amount > 0
      ? `, ${fill(texts.product.freeOver, { amount: formats.limit(delivery.freeFrom) })}`
      : '';
  return (
    <>
      <div className="h">
        <Truck size={21} aria-hidden="true" />
        <p>
          <b>{fill(texts.product.arrives, { days: formats.dayRange(delivery.earliestOn, delivery.latestOn) })}</b>
          <br />
          <span className="muted small">
            {fill(texts.product.to, { country: delivery.countryName })} ·{' '}
            <a className="underlined" href="#choices">
              {texts.product.change}
            </a>{' '}
            · {shipping}
            {free}
            {delivery.taxPercent > 0 ? ` · ${fill(texts.product.plusTax, { percent: formats.percent(delivery.taxPercent) })}` : null}
          </span>
        </p>
      </div>
      <div className="track">
        <div>
          <b>{texts.product.today}</b>
          {texts.product.orderNow}
        </div>
        <div>
          <b>{formats.day(delivery.leavesOn)}</b>
          {texts.product.leaves}
        </div>
        <div>
          <b>{formats.shortRange(delivery.earliestOn, delivery.latestOn)}</b>
          {texts.product.door}
        </div>
      </div>
    </>
  );
}
