/** Allowed values of a parameter; `Blob` includes files. */
export type Params = Readonly<Record<string, unknown>>;

const isFile = (value: unknown): value is Blob =>
  typeof Blob !== 'undefined' && value instanceof Blob;
const asText = (value: unknown): string =>
  value === null ? '' : value instanceof Date ? value.toISOString() : String(value);

/** Traverses nested values down to the leaves; `child` extends a key by one level. */
function* leavesOf(
  key: string,
  value: unknown,
  child: (key: string, step: string, inArray: boolean) => string,
): Generator<[string, unknown]> {
  if (value === undefined || typeof value === 'function') return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* leavesOf(child(key, String(index), true), item, child);
  } else if (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Date) &&
    !isFile(value)
  ) {
    for (const [step, item] of Object.entries(value))
      yield* leavesOf(child(key, step, false), item, child);
  } else {
    yield [key, value];
  }
}

/** A query string: arrays with indexed keys, objects in brackets; undefined is omitted, null and '' are sent empty. */
export function toQueryString(params: Params): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(params)) {
    for (const [path, leaf] of leavesOf(key, value, (parent, step) => `${parent}[${step}]`)) {
      parts.push(`${encodeURIComponent(path)}=${encodeURIComponent(asText(leaf))}`);
    }
  }
  return parts.join('&');
}

/** A multipart body: nested objects become dotted keys, arrays indexed keys; files are not changed. */
export function toFormData(params: Params): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(params)) {
    const child = (parent: string, step: string, inArray: boolean) =>
      inArray ? `${parent}[${step}]` : `${parent}.${step}`;
    for (const [path, leaf] of leavesOf(key, value, child)) {
      if (isFile(leaf)) form.append(path, leaf);
      else form.append(path, asText(leaf));
    }
  }
  return form;
}

/** Appends a query string to an address that may already have one. */
export function withQuery(url: string, query: string): string {
  if (!query) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
