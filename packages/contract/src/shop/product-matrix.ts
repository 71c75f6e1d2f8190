import type { OptionForm, VariantForm } from './product-form-parts.ts';

type Values = Readonly<Record<string, string>>;

/** The same text for the same option values, in whatever order they are. */
export const joinValues = (values: Values): string =>
  Object.entries(values)
    .map(([option, value]) => `${option}:${value}`)
    .sort()
    .join('|');

/** Every combination of the options' values, in their order; one without values if there are no options. */
export function combine(options: readonly Pick<OptionForm, 'key' | 'values'>[]): Values[] {
  return options.reduce<Values[]>(
    (rows, { key, values }) =>
      rows.flatMap((row) => values.map((value) => ({ ...row, [key]: value.key }))),
    [{}],
  );
}

/** How many variants the options make, without making them. */
export const countCombinations = (options: readonly Pick<OptionForm, 'values'>[]): number =>
  options.reduce((count, { values }) => count * values.length, 1);

/**
 * The variants of a product after its options changed. A variant whose values stay keeps its row; a new option gives its first
 * value to the variants that were there, and of variants that fall together when an option is removed the first one stays.
 */
export function buildMatrix(
  options: readonly OptionForm[],
  variants: readonly VariantForm[],
  makeVariant: (values: Values) => VariantForm,
): VariantForm[] {
  const known = new Map<string, VariantForm>();
  for (const variant of variants) {
    const values = Object.fromEntries(
      options.map(({ key, values: [first] }) => [key, variant.values[key] ?? first?.key ?? '']),
    );
    const identity = joinValues(values);
    if (!known.has(identity)) known.set(identity, { ...variant, values });
  }
  return combine(options).map((values) => {
    const stays = known.get(joinValues(values));
    return stays ? { ...stays, values } : makeVariant(values);
  });
}
