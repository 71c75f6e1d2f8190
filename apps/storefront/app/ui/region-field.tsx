import type { Quote } from '@vitrine/contract/shop/quotes.ts';
import { ChevronDown } from 'lucide-react';

interface RegionFieldProps {
  label: string;
  choose: string;
  /** What is said while nothing is chosen, and of a choice that was refused; it names the field as its country does. */
  missing: string;
  value: string;
  regions: Quote['address']['regions'];
  /** Shipping depends on it: a choice updates the total. */
  changesPrice: boolean;
  isRequired: boolean;
  isWide: boolean;
  hasError: boolean;
}

/** The states of a country that has a fixed list of them. */
export function RegionField({
  label,
  choose,
  missing,
  value,
  regions,
  changesPrice,
  isRequired,
  isWide,
  hasError,
}: RegionFieldProps) {
  const typed = value.toLowerCase();
  const chosen = regions.find(
    ({ code, name }) => code.toLowerCase() === typed || name.toLowerCase() === typed,
  );
  return (
    <div className={isWide ? 'w' : undefined}>
      <label className={`f ${hasError ? 'err' : ''}`}>
        <span>{label}</span>
        <select
          name="region"
          defaultValue={chosen?.code ?? ''}
          autoComplete="address-level1"
          required={isRequired}
          data-missing={missing}
          data-submit-on-change={changesPrice ? 'update' : undefined}
          aria-invalid={hasError ? true : undefined}
          aria-describedby={hasError ? 'region-error' : undefined}
          // biome-ignore lint/a11y/noAutofocus: a refused form begins at its first wrong field
          autoFocus={hasError}
        >
          <option value="">{choose}</option>
          {regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden="true" />
      </label>
      {hasError ? (
        <em className="field-error" id="region-error">
          {missing}
        </em>
      ) : null}
    </div>
  );
}
