import type { PostalPart } from '@vitrine/contract/shop/postal.ts';
import { postalLabels } from '@vitrine/contract/shop/postal-labels.ts';
import { useText } from '../../lib/i18n.ts';
import { useSettings } from '../../lib/settings.ts';
import { sampleTexts } from '../../texts/sample.ts';

/** What the parts of an address are called in the forms of a country. */
export function useAddressLabels(countryCode: string): Readonly<Record<PostalPart | 'phone', string>> {
  const t = useText(sampleTexts);
  const { language } = useSettings();
  return {
    firstName: t('firstName'),
    lastName: t('lastName'),
    line2: t('line2'),
    phone: t('phone'),
    ...postalLabels(countryCode, language),
  };
}
