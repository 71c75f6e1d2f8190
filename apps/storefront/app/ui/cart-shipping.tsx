import type { Cart } from '@vitrine/contract/shop/cart-shapes.ts';
import { Truck } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

interface CartShippingProps {
  cart: Cart;
  formats: Formats;
  texts: StorefrontTexts;
}

/** How far the goods are from free shipping in the cart's country; nothing where shipping is never free. */
export function FreeShipping({ cart, formats, texts }: CartShippingProps) {
  const { freeFrom, left } = cart.shipping ?? {};
  if (!freeFrom) return null;
  return (
    <div className="box free-from">
      <p className="line gap-10">
        <Truck size={18} aria-hidden="true" />
        <b>
          {left ? fill(texts.cart.toFree, { amount: formats.money(left) }) : texts.cart.freeReached}
        </b>
      </p>
      <progress
        max={freeFrom.amount}
        value={Math.min(cart.goods.amount, freeFrom.amount)}
        aria-hidden="true"
      />
    </div>
  );
}

/** The line below the subtotal. */
export function ShippingLine({ cart, formats, texts }: CartShippingProps) {
  if (!cart.shipping) return null;
  const { price } = cart.shipping;
  return (
    <div>
      <dt>{fill(texts.cart.shippingTo, { country: formats.country(cart.countryCode) })}</dt>
      <dd>{price.amount === 0 ? texts.checkout.free : formats.money(price)}</dd>
    </div>
  );
}
