import type { Place } from '@vitrine/contract/shop/addresses.ts';
import { sellerInputShape } from '@vitrine/contract/shop/sellers.ts';
import { completeSocialLink, faultOfSocialLink } from '@vitrine/contract/shop/social-links.ts';
import { percentageShape } from '@vitrine/contract/shop/store-shapes.ts';
import { noPlace } from './seller.rules.ts';
import type { StoreFields } from './store-fields.ts';

type Wrong =
  | 'nameNeeded'
  | 'percentageWrong'
  | 'urlWrong'
  | 'websiteWrong'
  | 'networkWrong'
  | 'sellerNeeded'
  | 'emailWrong';

/** What every country's addresses have; the server checks the rest by the rules of the country. */
function checkPlace(place: Place, path: string, wrong: Record<string, Wrong>): void {
  for (const part of ['line1', 'city'] as const)
    if (!place[part].trim()) wrong[`${path}.${part}`] = 'sellerNeeded';
}

/** What is wrong before anything is sent: the path of the field and the text that says so. */
export function checkStore({
  name,
  defaultPercentage,
  socialLinks,
  seller,
  settlementMode,
}: StoreFields): Record<string, Wrong> {
  const wrong: Record<string, Wrong> = {};
  if (!name.trim()) wrong['name'] = 'nameNeeded';
  if (!percentageShape.safeParse(defaultPercentage).success)
    wrong['defaultPercentage'] = 'percentageWrong';
  socialLinks.forEach((link, place) => {
    const fault = faultOfSocialLink(completeSocialLink(link));
    const addressWrong = link.kind === 'website' ? 'websiteWrong' : 'urlWrong';
    if (fault)
      wrong[`socialLinks.${place}.url`] = fault === 'network' ? 'networkWrong' : addressWrong;
  });
  // Where the platform is paid, the platform is the seller, and nothing is asked or sent.
  if (settlementMode === 'direct') {
    for (const part of ['name', 'email'] as const)
      if (!seller?.[part].trim()) wrong[`seller.${part}`] = 'sellerNeeded';
    checkPlace(seller?.address ?? noPlace(''), 'seller.address', wrong);
    if (seller?.returnAddress) checkPlace(seller.returnAddress, 'seller.returnAddress', wrong);
    if (seller?.email && !sellerInputShape.shape.email.safeParse(seller.email).success)
      wrong['seller.email'] = 'emailWrong';
  }
  return wrong;
}
