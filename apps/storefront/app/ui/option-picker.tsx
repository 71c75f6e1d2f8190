import type { StorefrontProduct, StorefrontVariant } from '@vitrine/contract/shop/storefront.ts';
import type { Formats } from '../lib/formats.ts';
import { type Chosen, findVariantWith } from '../lib/variant-choice.ts';
import type { StorefrontTexts } from '../texts/index.ts';
import { Picture } from './picture.tsx';

type Option = StorefrontProduct['options'][number];

interface OptionPickerProps {
  option: Option;
  product: StorefrontProduct;
  variant: StorefrontVariant;
  chosen: Chosen;
  formats: Formats;
  texts: StorefrontTexts;
}

const canBuy = (found: StorefrontVariant | undefined) =>
  found !== undefined && found.availability !== 'sold-out';

/**
 * Values with a picture are links, because they change the gallery; all others are radio buttons. Where values cost
 * differently each says its price, since without a script only the next page knows what was chosen.
 */
export function OptionPicker({
  option,
  product,
  variant,
  chosen,
  formats,
  texts,
}: OptionPickerProps) {
  const current = option.values.find((value) => value.key === variant.values[option.key]);
  const hasPictures = option.values.some((value) => value.image);
  const leadsTo = option.values.map((value) => ({
    value,
    found: findVariantWith(product, variant, option.key, value.key),
  }));
  const hasPrices = leadsTo.some(
    ({ found }) => found && found.price.amount !== variant.price.amount,
  );
  const addressOf = (key: string) => `?${new URLSearchParams({ ...chosen, [option.key]: key })}`;
  return (
    <fieldset className="opt above-22">
      <legend>
        {option.name}: <b className="ink semibold">{current?.name}</b>
      </legend>
      {hasPictures ? (
        <div className="sw cluster stretched gap-10">
          {current ? <input type="hidden" name={option.key} value={current.key} /> : null}
          {leadsTo.map(({ value, found }) => (
            <a
              key={value.key}
              id={`${option.key}-${value.key}`}
              className={canBuy(found) ? undefined : 'out'}
              href={addressOf(value.key)}
              aria-current={value.key === current?.key ? 'true' : undefined}
              data-exchange=""
            >
              <Picture image={value.image} alt="" sizes="64px" />
              {value.name}
              {canBuy(found) ? null : (
                <small className="block weight-440 faint">{texts.tags.soldOut}</small>
              )}
            </a>
          ))}
        </div>
      ) : (
        <div className="seg cluster stretched">
          {leadsTo.map(({ value, found }) => (
            <label key={value.key} className={canBuy(found) ? undefined : 'out'}>
              <input
                type="radio"
                id={`${option.key}-${value.key}`}
                name={option.key}
                value={value.key}
                defaultChecked={value.key === current?.key}
                disabled={!found && value.key !== current?.key}
                data-exchange={addressOf(value.key)}
              />
              {value.name}
              {canBuy(found) ? null : (
                <span className="visually-hidden">, {texts.tags.soldOut}</span>
              )}
              {hasPrices && found ? (
                <small className="num">{formats.money(found.price)}</small>
              ) : null}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
