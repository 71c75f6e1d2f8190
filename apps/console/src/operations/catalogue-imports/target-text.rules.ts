import type { catalogueImports } from '../../texts/en/catalogue-imports.ts';

type Numbered = `field_${'option' | 'attribute'}${'Name' | 'Value'}` | 'field_attributeValues';
type NumberedKey = Extract<keyof typeof catalogueImports, Numbered>;
type PlainKey = Exclude<Extract<keyof typeof catalogueImports, `field_${string}`>, NumberedKey>;

/** The text that names where a column goes, with its number if there are several such columns. */
export function findTargetText(
  target: string,
): { key: NumberedKey; number: number } | { key: PlainKey; number?: undefined } {
  const [field = ''] = target.split('.');
  const [, kind, number, part] = /^(option|attribute)(\d+)(Name|Values?)$/.exec(field) ?? [];
  return kind
    ? { key: `field_${kind}${part}` as NumberedKey, number: Number(number) }
    : { key: `field_${field}` as PlainKey };
}
