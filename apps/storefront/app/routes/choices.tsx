import { isLanguage } from '@vitrine/contract/locales.ts';
import { isCurrency } from '@vitrine/contract/money.ts';
import { redirect } from 'react-router';
import { hostContext } from '../lib/host.ts';
import { writeCookie } from '../lib/visitor.ts';
import { wayBack } from '../lib/way-back.ts';
import type { Route } from './+types/choices.ts';

/** Keeps language, country and currency, and leads back to the page that the form stood on. */
export async function action({ request, context }: Route.ActionArgs) {
  const { storeUrl } = context.get(hostContext);
  // A form on another site makes no choices here.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return redirect('/');
  const form = await request.formData();
  const language = String(form.get('language') ?? '');
  const country = String(form.get('country') ?? '');
  const currency = String(form.get('currency') ?? '');
  const secure = storeUrl.startsWith('https:');
  const headers = new Headers();
  if (isLanguage(language))
    headers.append('set-cookie', writeCookie('vt_lang', language, { days: 365, secure }));
  if (/^[A-Z]{2}$/.test(country))
    headers.append('set-cookie', writeCookie('vt_country', country, { days: 365, secure }));
  headers.append(
    'set-cookie',
    writeCookie('vt_currency', isCurrency(currency) ? currency : '', {
      days: isCurrency(currency) ? 365 : 0,
      secure,
    }),
  );
  return redirect(
    wayBack(request.headers.get('referer'), storeUrl, isLanguage(language) ? language : null),
    { headers },
  );
}

export function loader() {
  return redirect('/');
}
