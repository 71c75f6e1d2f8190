import type { StorefrontProduct, StorefrontVariant } from '@vitrine/contract/shop/storefront.ts';
import type { Chosen } from '../lib/variant-choice.ts';
import { Picture } from './picture.tsx';

type Option = StorefrontProduct['options'][number];

interface OptionPickerProps {
  option: Option;
  product: StorefrontProduct;
  variant: StorefrontVariant;
  chosen: Chosen;
}

/** Whether a value leads to something that can be bought together with the other chosen values. */
function canBuy(product: StorefrontProduct, variant: StorefrontVariant, option: Option, value: string): boolean {
  const wanted = { ...variant.values, [option.key]: value };
  return product.variants.some(
    (candidate) => candidate.availability !== 'sold-out' && Object.entries(wanted).every(([key, part]) => candidate.values[key] === part),
  );
}

/** Values with a picture are links, because they change the gallery; all others are radio buttons. */
export function OptionPicker({ option, product, variant, chosen }: OptionPickerProps) {
  const current = option.values.find((value) => value.key === variant.values[option.key]);
  const hasPictures = option.values.some((value) => value.image);
  return (
    <fieldset className="opt">
      <legend>
        {option.name}: <b>{current?.name}</b>
      </legend>
      {hasPictures ? (
        <div className="sw">
          {current ? <input type="hidden" name={option.key} value={current.key} /> : null}
          {option.values.map((value) => (
            <a
              key={value.key}
              href={`?${new URLSearchParams({ ...chosen, [option.key]: value.key })}`}
              aria-current={value.key === current?.key ? 'true' : undefined}
            >
              <Picture image={value.image} alt="" sizes="64px" />
              {value.name}
            </a>
          ))}
        </div>
      ) : (
        <div className="seg">
          {option.values.map((value) => (
            <label key={value.key}>
              <input
                type="radio"
                name={option.key}
                value={value.key}
                defaultChecked={value.key === current?.key}
                disabled={!canBuy(product, variant, option, value.key)}
              />
              {value.name}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
