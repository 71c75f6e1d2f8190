import { findDisplayNames } from '@vitrine/contract/intl-formats.ts';
import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import { lookUpCountry } from '#platform/geo.ts';

/** Addresses of one's own machine and of private networks, for which there is no country. */
const privateAddress =
  /^(?:$|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::|0:0:0:0|f[cd]|fe8)/i;

/** The country of a network in the language of the reader, told by the database on this machine; empty if it has none. */
export async function regionOf(network: string, language: Language): Promise<string> {
  const [address = ''] = network.split('/');
  const country = privateAddress.test(address) ? undefined : await lookUpCountry(address);
  return country
    ? (findDisplayNames(intlTags[language], { type: 'region' }).of(country) ?? country)
    : '';
}
