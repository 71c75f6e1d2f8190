import type { StorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { Truck } from 'lucide-react';
import { dispatchLines } from '../lib/dispatch.ts';
import type { Formats } from '../lib/formats.ts';
import { useSellerFacts } from '../lib/platform.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

interface DeliveryProps {
  delivery: StorefrontProduct['delivery'];
  /** The visitor's country if the product may not be sent there. */
  excludedCountry: StorefrontProduct['excludedCountry'];
  isSoldOut: boolean;
  formats: Formats;
  texts: StorefrontTexts;
}

/** Delivery as dates, not as "3 to 5 days"; what is sold out promises none. */
export function Delivery({ delivery, excludedCountry, isSoldOut, formats, texts }: DeliveryProps) {
  const facts = useSellerFacts();
  if (!delivery) {
    return (
      <div className="h line at-top gap-10 text-15">
        <Truck size={21} aria-hidden="true" />
        <p>
          <b>
            {excludedCountry
              ? fill(texts.product.excluded, { country: excludedCountry.name })
              : texts.product.notServed}
          </b>{' '}
          <button className="underlined linklike" type="button" popoverTarget="choose">
            {texts.product.change}
          </button>
        </p>
      </div>
    );
  }
  const { leavesOn, earliestOn, latestOn } = delivery;
  if (isSoldOut || !leavesOn || !earliestOn || !latestOn) return null;
  const shipping =
    delivery.shipping.amount === 0
      ? texts.product.free
      : fill(texts.product.shipping, { amount: formats.money(delivery.shipping) });
  const free =
    delivery.freeFrom && delivery.shipping.amount > 0
      ? `, ${fill(texts.product.freeOver, { amount: formats.limit(delivery.freeFrom) })}`
      : '';
  return (
    <>
      <div className="h line at-top gap-10 text-15">
        <Truck size={21} aria-hidden="true" />
        <p>
          <b>{fill(texts.product.arrives, { days: formats.dayRange(earliestOn, latestOn) })}</b>
          <br />
          <span className="muted small">
            {fill(texts.product.to, { country: delivery.countryName })} ·{' '}
            <button className="underlined linklike" type="button" popoverTarget="choose">
              {texts.product.change}
            </button>{' '}
            · {shipping}
            {free}
            {dispatchLines(facts, delivery.country, formats, texts).map((line) => (
              <span key={line} className="block above-3">
                {line}
              </span>
            ))}
          </span>
        </p>
      </div>
      <div className="track">
        <div>
          <b className="block ink semibold small">
            {delivery.cutOff === null ? texts.product.today : formats.day(delivery.orderedOn)}
          </b>
          {fill(texts.product.orderNow, {
            time: formats.endOfDay(delivery.orderedOn, delivery.timeZone, delivery.cutOff),
          })}
        </div>
        <div>
          <b className="block ink semibold small">{formats.day(leavesOn)}</b>
          {texts.product.leaves}
        </div>
        <div>
          <b className="block ink semibold small">{formats.shortRange(earliestOn, latestOn)}</b>
          {texts.product.door}
        </div>
      </div>
    </>
  );
}
