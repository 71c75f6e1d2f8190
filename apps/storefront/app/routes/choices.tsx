import { isLanguage } from '@vitrine/contract/locales.ts';
import { isCurrency } from '@vitrine/contract/money.ts';
import { redirect } from 'react-router';
import { hostContext } from '../lib/host.ts';
import { writeCookie } from '../lib/visitor.ts';
import type { Route } from './+types/choices.ts';

/** The same page in another language: the language stands behind the store in the path. */
function inLanguage(pathname: string, language: string): string {
  const store = /^\/s\/([a-z0-9-]+)(?:\/(en|zh-cn|es|pt|fr))?(\/.*)?$/.exec(pathname);
  if (store) {
    return `/s/${store[1]}/${language}${store[3] ?? ''}`;
  }
  return `/${language}`;
}

/** Keeps language, country and currency, and leads back to the page that the form stood on. */
export async function action({ request, context }: Route.ActionArgs) {
  const { storeUrl } = context.get(hostContext);
  const form = await request.formData();
  const language = String(form.get('language') ?? '');
  const country = String(form.get('country') ?? '');
  const currency = String(form.get('currency') ?? '');
  const secure = storeUrl.startsWith('https:');
  const headers = new Headers();
  if (isLanguage(language)) headers.append('set-cookie', writeCookie('vt_lang', language, { days: 365, secure }));
  if (/^[A-Z]{2}$/.test(country)) headers.append('set-cookie', writeCookie('vt_country', country, { days: 365, secure }));
  headers.append(
    'set-cookie',
    writeCookie('vt_currency', isCurrency(currency) ? currency : '', { days: isCurrency(currency) ? 365 : 0, secure }),
  );
  // Only the path of the referring page is taken, so this cannot lead to another site.
  const referrer = URL.parse(request.headers.get('referer') ?? '', storeUrl);
  const pathname = referrer?.pathname.startsWith('/') ? referrer.pathname : '/';
  return redirect(isLanguage(language) ? inLanguage(pathname, language) + (referrer?.search ?? '') : pathname, { headers });
}

export function loader() {
  return redirect('/');
}
