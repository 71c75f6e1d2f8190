import type { NumberFieldName } from '../apps/console/src/lib/number-fields.ts';
import { type Language, languages } from '../packages/contract/src/locales.ts';
import { mobileUrl } from './support/addresses.ts';
import { test } from './support/fixtures.ts';
import { numberPlaces, walkNumberField } from './support/number-fields.ts';

/** All fields in all languages with `NUMBER_FIELDS=all`; without it two of them in one language each. */
const isWhole = process.env['NUMBER_FIELDS'] === 'all';
const isFullDemo = process.env['NUMBER_FIELDS_DEMO'] === 'full';
const slice: Readonly<Partial<Record<NumberFieldName, Language>>> = {
  'store-percentage': 'es',
  price: 'fr',
};

for (const [name, places] of Object.entries(numberPlaces) as [
  NumberFieldName,
  (typeof numberPlaces)[NumberFieldName],
][]) {
  const asked = isWhole
    ? languages.filter(
        (language) => (process.env['NUMBER_FIELDS_LANGUAGE'] ?? language) === language,
      )
    : languages.filter((language) => slice[name] === language);
  const shown = places.filter(({ isForFullDemo }) => isFullDemo || !isForFullDemo);
  for (const place of isWhole ? shown : shown.slice(0, 1))
    for (const language of asked)
      test(`the number field ${name} (${place.site}, ${language}) says what it understood and refuses the rest`, async ({
        withSignedIn,
      }) => {
        const { page } = await withSignedIn(place.account, {
          path: '/#/profile',
          password: process.env['DEMO_PASSWORD'] ?? 'vitrine-demo',
          language,
          context:
            place.site === 'phone'
              ? { baseURL: mobileUrl, viewport: { width: 390, height: 844 } }
              : {},
        });
        await place.open(page);
        await walkNumberField(page, name, language);
      });
}
