import type { BuyerReturns } from '@vitrine/contract/shop/buyer-returns.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { LinePicture } from './line-picture.tsx';

interface ReturnUnitsProps {
  lines: readonly (BuyerReturns['lines'][number] & { most: number })[];
  chosen: Readonly<Record<string, number>> | undefined;
  /** All units are chosen until the buyer says otherwise. */
  takesAll: boolean;
  error: string | undefined;
  isFirst: boolean;
  texts: StorefrontTexts;
}

/** How many units of each line: a choice from none to all that can be requested. */
export function ReturnUnits({ lines, chosen, takesAll, error, isFirst, texts }: ReturnUnitsProps) {
  const { returns: words } = texts;
  // The only unit of the only line is what is meant.
  const isClear = lines.length === 1 && lines[0]?.most === 1;
  return (
    <fieldset>
      <legend>{words.which}</legend>
      <ul className="return-units stack">
        {lines.map(({ id, name, option, most, ...picture }, index) => (
          <li className="line gap-12" key={id}>
            <LinePicture line={picture} width={48} />
            <span className="what grow">
              {name}
              {option ? <small className="block muted">{option}</small> : null}
            </span>
            <select
              name={`units-${id}`}
              defaultValue={String(chosen ? (chosen[id] ?? 0) : takesAll ? most : isClear ? 1 : 0)}
              aria-label={`${words.units}: ${option ? `${name} (${option})` : name}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'lines-error' : undefined}
              // biome-ignore lint/a11y/noAutofocus: a refused form begins at its first wrong field
              autoFocus={isFirst && index === 0}
            >
              {Array.from({ length: most + 1 }, (_one, units) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the number is the choice itself
                <option key={units} value={units}>
                  {units === 0 ? words.noUnits : fill(words.unitsOf, { units, most })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
