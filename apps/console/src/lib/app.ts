/** Which app this page belongs to: payment pages lead back to it. The tests of the library run without a page. */
export const app: 'desktop' | 'mobile' =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="app"]')?.content === 'mobile'
    ? 'mobile'
    : 'desktop';

/** The console for a desk, written into the mobile site's page by the server; `desktop=1` is remembered there. */
export function consoleSite(): string {
  const address =
    document.querySelector<HTMLMetaElement>('meta[name="console-site"]')?.content ?? '';
  return `${address}/#/index?desktop=1`;
}
