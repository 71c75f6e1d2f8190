import type { ProductCard } from '@vitrine/contract/shop/storefront.ts';
import { Banknote, CreditCard, PackageCheck } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import type { Split } from '../lib/landing-example.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { Picture } from './picture.tsx';

interface LandingEarningsProps {
  split: Split;
  card: ProductCard | null;
  formats: Formats;
  texts: StorefrontTexts;
}

/** When money arrives, and how one sale is split: by the same rules as in the console. */
export function LandingEarnings({ split, card, formats, texts }: LandingEarningsProps) {
  const { landing } = texts;
  const hasTax = split.tax.amount > 0;
  const parts = [
    ...(hasTax ? [{ key: 'tax', text: landing.partTax, value: split.tax }] : []),
    { key: 'product', text: landing.partProduct, value: split.product },
    { key: 'fee', text: landing.partFee, value: split.fee },
    { key: 'you', text: landing.partYou, value: split.earned },
  ];
  // Widths come from a rule per percentage: the page's policy allows no style in an element.
  const share = (part: number) => Math.round((part / split.price.amount) * 100);
  const feeShare = Math.min(9, Math.max(3, share(split.fee.amount)));
  const taxShare = hasTax
    ? Math.min(20, Math.max(5, Math.round(share(split.tax.amount) / 5) * 5))
    : undefined;
  return (
    <section className="band earn" id="earn">
      <div className="wrap two">
        <div>
          <h2>{landing.earn}</h2>
          <p className="sub">{hasTax ? landing.earnLeadTax : landing.earnLead}</p>
          <ol className="flow above-28">
            <li>
              <CreditCard size={16} aria-hidden="true" />
              <b>{landing.sold}</b>
              <span className="num">{formats.money(split.earned)}</span>
              <p>{landing.soldText}</p>
            </li>
            <li>
              <PackageCheck size={16} aria-hidden="true" />
              <b>{landing.delivered}</b>
              <p>{landing.deliveredText}</p>
            </li>
            <li>
              <Banknote size={16} aria-hidden="true" />
              <b>{landing.paid}</b>
              <p>{landing.paidText}</p>
            </li>
          </ol>
        </div>
        <div className="split">
          <div className="of line gap-14">
            {card ? <Picture image={card.image} alt="" sizes="64px" /> : null}
            <p>
              {card ? <b className="block text-17 weight-620">{card.name}</b> : null}
              <small className="num">
                {fill(landing.example, { price: formats.money(split.price) })}
              </small>
            </p>
          </div>
          <div
            className="price-stack num"
            aria-hidden="true"
            data-fee={feeShare}
            data-tax={taxShare}
          >
            {parts.map(({ key }) => (
              <i key={key} className={key}>
                {key === 'product' ? formats.percent(share(split.product.amount)) : null}
                {key === 'you'
                  ? fill(landing.share, { percent: formats.percent(split.earnedPercent) })
                  : null}
              </i>
            ))}
          </div>
          <dl className="num">
            {parts.map(({ key, text, value }) => (
              <div key={key} className={key}>
                <dt>{text}</dt>
                <dd>{formats.money(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
