/** A text with its places filled; one without a value stays as it is. */
export function fillPlaces(text: string, find: (name: string) => string | undefined): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => find(name) ?? whole);
}

/** The same from a record of values. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return fillPlaces(text, (name) => (name in values ? String(values[name]) : undefined));
}
