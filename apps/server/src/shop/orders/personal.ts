import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import type { Ctx } from '#platform/context.ts';
import { callerOf, mayDo } from '#platform/http/route.ts';
import { maskText } from '#platform/security/mask.ts';

/** Whether the caller may read who bought: name, street, postcode, phone and email address. */
export const mayReadBuyers = (ctx: Ctx): boolean => mayDo(callerOf(ctx), 'platform:order:personal');

const hidden = '•••';

/** Where a parcel goes, as far as everyone who reads orders needs it: the city and the country. */
export const maskAddress = ({
  firstName,
  lastName,
  line1,
  line2,
  postcode,
  phone,
  ...place
}: Address): Address => ({
  ...place,
  firstName: maskText(firstName),
  lastName: maskText(lastName),
  line1: line1 && hidden,
  ...(line2 ? { line2: hidden } : {}),
  ...(postcode === undefined ? {} : { postcode: postcode && hidden }),
  ...(phone ? { phone: hidden } : {}),
});

/** True if an operator sees an owner's console without the right to read buyers: then they are neither shown nor found. */
export const areBuyersHidden = (ctx: Ctx): boolean => ctx.caller?.viewedBy?.readsPersonal === false;

/** The buyer as an owner reads it. */
export const formatBuyer = (ctx: Ctx, buyer: string): string =>
  areBuyersHidden(ctx) ? hidden : buyer;
