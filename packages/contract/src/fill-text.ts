import type { PlaceholdersOf } from './catalogue.ts';

/** A text with its places filled; one without a value stays as it is. */
export function fillPlaces(text: string, find: (name: string) => string | undefined): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => find(name) ?? whole);
}

/** What the places of a text are filled with. A text whose places the compiler does not know takes any values. */
export type ValuesOf<Text> = string extends Text
  ? Readonly<Record<string, string | number>>
  : { readonly [Name in PlaceholdersOf<Text>]: string | number };

/** The same from a record of values: of a text from a catalogue, exactly its places. */
export function fillText<Text extends string>(text: Text, values: ValuesOf<Text>): string {
  const found: Readonly<Record<string, string | number>> = values;
  return fillPlaces(text, (name) => (Object.hasOwn(found, name) ? String(found[name]) : undefined));
}
