import type { Place } from '@vitrine/contract/shop/addresses.ts';
import { faultOfSocialLink } from '@vitrine/contract/shop/social-links.ts';
import { percentageShape, sellerInputShape } from '@vitrine/contract/shop/stores.ts';
import { isNoSeller, noPlace } from './seller.rules.ts';
import type { StoreFields } from './store-fields.ts';

type Wrong = 'nameNeeded' | 'percentageWrong' | 'urlWrong' | 'networkWrong' | 'sellerNeeded' | 'emailWrong';

const linkTexts = { address: 'urlWrong', network: 'networkWrong' } as const;

/** What every country's addresses have; the server checks the rest by the rules of the country. */
function checkPlace(place: Place, path: string, wrong: Record<string, Wrong>): void {
  for (const part of ['line1', 'city'] as const) if (!place[part].trim()) wrong[`${path}.${part}`] = 'sellerNeeded';
}

/** What is wrong before anything is sent: the path of the field and the text that says so. */
export function checkStore({ name, defaultPercentage, socialLinks, seller, settlementMode }: StoreFields): Record<string, Wrong> {
  const wrong: Record<string, Wrong> = {};
  if (!name.trim()) wrong['name'] = 'nameNeeded';
  if (!percentageShape.safeParse(defaultPercentage).success) wrong['defaultPercentage'] = 'percentageWrong';
  socialLinks.forEach((link, place) => {
    const fault = faultOfSocialLink(link);
    if (fault) wrong[`socialLinks.${place}.url`] = linkTexts[fault];
  });
  // A seller is named whole or not at all, and must be named where buyers pay the owner.
  if (settlementMode === 'direct' || (seller && !isNoSeller(seller))) {
    for (const part of ['name', 'email'] as const) if (!seller?.[part].trim()) wrong[`seller.${part}`] = 'sellerNeeded';
    checkPlace(seller?.address ?? noPlace(''), 'seller.address', wrong);
    if (seller?.returnAddress) checkPlace(seller.returnAddress, 'seller.returnAddress', wrong);
  }
  if (seller?.email && !sellerInputShape.shape.email.safeParse(seller.email).success) wrong['seller.email'] = 'emailWrong';
  return wrong;
}
