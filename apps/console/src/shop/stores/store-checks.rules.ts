import { faultOfSocialLink } from '@vitrine/contract/shop/social-links.ts';
import { percentageShape, sellerInputShape } from '@vitrine/contract/shop/stores.ts';
import type { StoreFields } from './store-fields.ts';

type Wrong = 'nameNeeded' | 'percentageWrong' | 'urlWrong' | 'networkWrong' | 'sellerNeeded' | 'emailWrong';

const linkTexts = { address: 'urlWrong', network: 'networkWrong' } as const;

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
  if (settlementMode === 'direct' || Object.values(seller ?? {}).some(Boolean))
    for (const part of ['name', 'address', 'email'] as const) if (!seller?.[part]?.trim()) wrong[`seller.${part}`] = 'sellerNeeded';
  if (seller?.email && !sellerInputShape.shape.email.safeParse(seller.email).success) wrong['seller.email'] = 'emailWrong';
  return wrong;
}
