import { languagePattern } from '@vitrine/contract/locales.ts';

const ofStore = new RegExp(`^/s/([a-z0-9-]+)(?:/${languagePattern})?(/.*)?$`);

/** The same page in another language: the language stands behind the store in the path. */
function inLanguage(pathname: string, language: string): string {
  const store = ofStore.exec(pathname);
  return store ? `/s/${store[1]}/${language}${store[2] ?? ''}` : `/${language}`;
}

/**
 * Where a form that is on every page returns to: the path of the referring page, in the chosen language. Another
 * site may have sent the form, with any path, and two slashes at its beginning would name yet another site.
 */
export function wayBack(referer: string | null, storeUrl: string, language: string | null): string {
  const page = URL.parse(referer ?? '', storeUrl);
  const pathname = `/${(page?.pathname ?? '').replace(/^\/+/, '')}`;
  return language ? inLanguage(pathname, language) + (page?.search ?? '') : pathname;
}
