/**
 * The query to change: of two changes in quick succession the second begins before the page is drawn with the first, so that only
 * the address has it. A page whose address is no longer shown changes the query that it was drawn with.
 */
export function readCurrentQuery(
  hash: string,
  pathname: string,
  drawn: URLSearchParams,
): URLSearchParams {
  const [path, query = ''] = hash.replace(/^#/, '').split('?');
  return new URLSearchParams(path === pathname ? query : drawn);
}
