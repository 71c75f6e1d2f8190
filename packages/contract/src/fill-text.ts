import type { PlaceholdersOf } from './catalogue.ts';

/** A text with its placeholders filled; one without a value is not changed. */
export function fillPlaces(text: string, find: (name: string) => string | undefined): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => find(name) ?? whole);
}

/** The values for the placeholders of a text. A text whose placeholders are unknown to the compiler accepts any values. */
export type ValuesOf<Text> = string extends Text
  ? Readonly<Record<string, string | number>>
  : { readonly [Name in PlaceholdersOf<Text>]: string | number };

/** The same from a record of values: for a text from a catalogue, exactly its placeholders. */
export function fillText<Text extends string>(text: Text, values: ValuesOf<Text>): string {
  const found: Readonly<Record<string, string | number>> = values;
  return fillPlaces(text, (name) => (Object.hasOwn(found, name) ? String(found[name]) : undefined));
}
