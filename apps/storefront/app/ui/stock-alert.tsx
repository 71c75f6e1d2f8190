import type { ProductCard, StorefrontVariant } from '@vitrine/contract/shop/storefront.ts';
import { BellRing } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import { langOf } from '../lib/text-language.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { ErrorAt } from './error-at.tsx';
import { Picture } from './picture.tsx';

/** What became of the request for an email. */
export interface AlertOutcome {
  email: string;
  /** The address was not one. */
  isRefused: boolean;
}

export const alertFormId = 'stock-alert';

interface StockAlertProps {
  name: string;
  variant: StorefrontVariant;
  outcome: AlertOutcome | null;
  texts: StorefrontTexts;
}

/** The fields of the form beside the product; the form itself is outside, because a form has none in it. */
export function StockAlert({ name, variant, outcome, texts }: StockAlertProps) {
  const words = texts.stockAlert;
  const isDone = outcome !== null && !outcome.isRefused;
  return (
    <section className="alert-box" id="alert" aria-labelledby="alert-title">
      <h2 id="alert-title">
        <BellRing size={19} aria-hidden="true" />
        {words.title}
      </h2>
      {isDone ? (
        <p className="above-6 text-m" role="status">
          {fill(words.done, { email: outcome.email })}
        </p>
      ) : (
        <>
          <p className="above-6 text-m">
            {fill(words.lead, { name: variant.label ? `${name}, ${variant.label}` : name })}
          </p>
          <input form={alertFormId} type="hidden" name="variantId" value={variant.id} />
          <div className="alert-fields">
            <label className={outcome ? 'f err' : 'f'}>
              <span>{words.email}</span>
              <input
                form={alertFormId}
                type="email"
                name="email"
                id="alert-email"
                required
                maxLength={254}
                autoComplete="email"
                defaultValue={outcome?.email}
                aria-invalid={outcome ? true : undefined}
                aria-describedby={outcome ? 'alert-email-error' : undefined}
              />
            </label>
            <button className="btn pri" form={alertFormId} type="submit" name="then" value="alert">
              {words.submit}
            </button>
          </div>
          <ErrorAt field="alert-email" message={outcome ? words.invalid : undefined} />
          <p className="muted above-6 text-m">{words.consent}</p>
        </>
      )}
    </section>
  );
}

/** Products of the same kind that can be bought, beside one that cannot. */
export function SimilarProducts({
  cards,
  paths,
  formats,
  texts,
}: {
  cards: readonly ProductCard[];
  paths: StorePaths;
  formats: Formats;
  texts: StorefrontTexts;
}) {
  if (!cards.length) return null;
  return (
    <section className="similar above-24" aria-labelledby="similar-title">
      <h2 id="similar-title">{texts.stockAlert.similar}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <a href={paths.product(card.key)}>
              <Picture image={card.image} alt="" sizes="150px" />
              <b lang={langOf(card.language, formats.language)}>{card.name}</b>
              <span className="num">
                {card.hasRange
                  ? fill(texts.tags.from, { price: formats.money(card.price) })
                  : formats.money(card.price)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
