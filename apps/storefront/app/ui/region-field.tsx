import type { Quote } from '@vitrine/contract/shop/checkout.ts';
import { ChevronDown } from 'lucide-react';

interface RegionFieldProps {
  label: string;
  choose: string;
  missing: string;
  value: string;
  regions: Quote['address']['regions'];
  isRequired: boolean;
  isWide: boolean;
  error: string | undefined;
}

/** The states of a country that has a fixed list of them. */
export function RegionField({ label, choose, missing, value, regions, isRequired, isWide, error }: RegionFieldProps) {
  const typed = value.toLowerCase();
  const chosen = regions.find(({ code, name }) => code.toLowerCase() === typed || name.toLowerCase() === typed);
  return (
    <div className={isWide ? 'w' : undefined}>
      <label className={`f ${error ? 'err' : ''}`}>
        <span>{label}</span>
        <select
          name="region"
          defaultValue={chosen?.code ?? ''}
          autoComplete="address-level1"
          required={isRequired}
          data-missing={missing}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'region-error' : undefined}
          // biome-ignore lint/a11y/noAutofocus: a refused form begins at its first wrong field
          autoFocus={Boolean(error)}
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
      {error ? (
        <em className="field-error" id="region-error">
          {error}
        </em>
      ) : null}
    </div>
  );
}
