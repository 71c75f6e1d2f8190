import { percentageShape, sellerInputShape, socialLinkShape } from '@vitrine/contract/shop/stores.ts';
import type { StoreFields } from './store-fields.ts';

type Wrong = 'nameNeeded' | 'percentageWrong' | 'urlWrong' | 'emailWrong';

/** What is wrong before anything is sent: the path of the field and the text that says so. */
export function checkStore({ name, defaultPercentage, socialLinks, seller, settlementMode }: StoreFields): Record<string, Wrong> {
  const wrong: Record<string, Wrong> = {};
  if (!name.trim()) wrong['name'] = 'nameNeeded';
  if (!percentageShape.safeParse(defaultPercentage).success) wrong['defaultPercentage'] = 'percentageWrong';
  socialLinks.forEach((link, place) => {
    if (!socialLinkShape.safeParse(link).success) wrong[`socialLinks.${place}.url`] = 'urlWrong';
  });
  const email = settlementMode === 'direct' ? seller?.email : '';
  if (email && !sellerInputShape.shape.email.safeParse(email).success) wrong['seller.email'] = 'emailWrong';
  return wrong;
}
