import type { SupplierLinkOrder } from '@vitrine/contract/shop/supplier-links.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

/** With its order where lines of several orders are in one list: they may be of the same product. */
export type Line = SupplierLinkOrder['lines'][number] & { orderNumber?: string };

export const describeLine = ({ name, option }: Pick<Line, 'name' | 'option'>): string =>
  [name, option].filter(Boolean).join(' · ');

interface SupplierUnitsProps {
  lines: readonly Line[];
  legend: string;
  texts: StorefrontTexts;
}

/** How many of the open units of each line: all of them until the supplier chooses otherwise. */
export function SupplierUnits({ lines, legend, texts }: SupplierUnitsProps) {
  const { supplier: words } = texts;
  return (
    <fieldset>
      <legend className="small muted">{legend}</legend>
      <ul className="return-units stack">
        {lines.map((line) => (
          <li className="line gap-12" key={line.id}>
            <span className="what grow">
              {describeLine(line)}
              {line.orderNumber ? (
                <small className="block muted num">{line.orderNumber}</small>
              ) : null}
            </span>
            <select
              name={`units-${line.id}`}
              defaultValue={String(line.open)}
              aria-label={[`${words.howMany}: ${describeLine(line)}`, line.orderNumber]
                .filter(Boolean)
                .join(', ')}
            >
              {Array.from({ length: line.open + 1 }, (_one, units) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the number is the choice itself
                <option key={units} value={units}>
                  {units === 0 ? words.noUnits : fill(words.unitsOf, { units, most: line.open })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
