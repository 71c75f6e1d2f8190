import { postalLines } from '@vitrine/contract/shop/postal.ts';
import type { TrackedOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import type { Formats } from '../lib/formats.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { filled } from './filled.tsx';

interface OrderFactsProps {
  order: TrackedOrder;
  paths: StorePaths;
  formats: Formats;
  texts: StorefrontTexts;
}

/** What a buyer keeps of an order besides its lines: where it goes, who sold it, where returns go, and the terms. */
export function OrderFacts({ order, paths, formats, texts }: OrderFactsProps) {
  const { address, seller } = order;
  const { policies, foot } = texts;
  const mail = (
    <a
      className="underlined"
      href={`mailto:${seller.email}?subject=${encodeURIComponent(order.number)}`}
    >
      {seller.email}
    </a>
  );
  return (
    <div>
      <section className="box pad below-16">
        <div className="order-facts">
          <div>
            <h2>{texts.order.shipTo}</h2>
            <address>
              {postalLines(address, formats.country(address.countryCode)).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
          <div>
            <h2>{policies.seller}</h2>
            <address>
              <span>{seller.name}</span>
              <span>{seller.address}</span>
              <span>{mail}</span>
              {seller.phone ? <span>{seller.phone}</span> : null}
            </address>
          </div>
          {seller.returnAddress === seller.address ? null : (
            <div>
              <h2>{policies.returnAddress}</h2>
              <p>{seller.returnAddress}</p>
            </div>
          )}
        </div>
        <p className="order-links cluster stretched above-14 web-only">
          <a className="underlined" href={paths.policy('returns')}>
            {foot.returns}
          </a>
          <a className="underlined" href={paths.policy('terms')}>
            {foot.terms}
          </a>
          <a className="underlined" href={paths.policy('privacy')}>
            {foot.privacy}
          </a>
        </p>
      </section>
      <p className="muted small web-only">
        {texts.order.keep} {filled(texts.order.contact, { email: mail })}
      </p>
      <p>
        <a className="btn sec" href={paths.home}>
          {fill(texts.order.again, { store: order.store.name })}
        </a>
      </p>
    </div>
  );
}
