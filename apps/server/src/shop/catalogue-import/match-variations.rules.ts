import type { OptionForm, VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { joinValues } from '@vitrine/contract/shop/product-matrix.ts';
import type { MatchedOptions } from './match-options.rules.ts';
import type { RowCells } from './row-cells.ts';

/** The variants that rows name by an ID of their source, by the place of the row. A row with a problem names none. */
export type NamedVariants = Map<number, VariantForm>;

function findNamed(
  rows: readonly RowCells[],
  known: readonly VariantForm[],
  findVariant: (variation: string) => string | undefined,
): NamedVariants {
  const free = new Map(known.map((variant) => [variant.id, variant]));
  const named: NamedVariants = new Map();
  for (const [index, { variation, hasErrors }] of rows.entries()) {
    const id = variation && !hasErrors ? findVariant(variation) : undefined;
    const variant = id === undefined ? undefined : free.get(id);
    if (!variant) continue;
    named.set(index, variant);
    free.delete(variant.id);
  }
  return named;
}

/**
 * Renames a value of an option where all variants that have it get one and the same new value: it keeps its key, and with it its
 * swatch, its picture and its translations.
 */
function renameValues(
  { options, values }: MatchedOptions,
  before: readonly OptionForm[],
  known: readonly VariantForm[],
  named: NamedVariants,
): void {
  const rowOf = new Map([...named].map(([index, variant]) => [variant, index]));
  for (const { key: optionKey, values: former } of before) {
    const option = options.find(({ key }) => key === optionKey);
    if (!option) continue;
    for (const { key } of former) {
      const wanted = new Set(
        known
          .filter((variant) => variant.values[optionKey] === key)
          .map((variant) => values[rowOf.get(variant) ?? -1]?.[optionKey]),
      );
      const [name] = wanted;
      const added = option.values.find((value) => value.key === name);
      const isUsed = values.some((chosen) => chosen?.[optionKey] === key);
      const isKnown = former.some((value) => value.key === name);
      if (wanted.size !== 1 || !added || isKnown || isUsed) continue;
      const names = Object.fromEntries(Object.entries(added.names).filter(([, text]) => text));
      option.values = option.values.flatMap((value) => {
        if (value === added) return [];
        return value.key === key ? [{ ...value, names: { ...value.names, ...names } }] : [value];
      });
      for (const [index, chosen] of values.entries())
        if (chosen?.[optionKey] === name) values[index] = { ...chosen, [optionKey]: key };
    }
  }
}

/**
 * Finds variants by the IDs of the rows. A variant does not take values that another one has: buyers who hold that one keep what they
 * saw, so the row belongs to it.
 */
export function matchVariations(
  rows: readonly RowCells[],
  matched: MatchedOptions,
  before: readonly OptionForm[],
  known: readonly VariantForm[],
  findVariant: (variation: string) => string | undefined,
): NamedVariants {
  const named = findNamed(rows, known, findVariant);
  if (!named.size) return named;
  renameValues(matched, before, known, named);
  const taken = new Set(known.map(({ values }) => joinValues(values)));
  for (const [index, variant] of named) {
    const identity = joinValues({ ...variant.values, ...matched.values[index] });
    if (identity !== joinValues(variant.values) && taken.has(identity)) named.delete(index);
  }
  return named;
}
