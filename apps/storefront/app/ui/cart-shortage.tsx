import type { Cart, CartLine } from '@vitrine/contract/shop/cart-shapes.ts';
import type { Formats } from '../lib/formats.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

interface CartShortageProps {
  cart: Cart;
  action: string;
  /** The buyer had typed an address already: it is kept. */
  wasOrdering: boolean;
  formats: Formats;
  texts: StorefrontTexts;
}

function sentenceOf(line: CartLine, country: string, { stock }: StorefrontTexts): string {
  const product = line.option ? `${line.name}, ${line.option}` : line.name;
  if (line.state === 'short') return fill(stock.short, { product, left: line.left });
  if (line.state === 'not_shipped') return fill(stock.notShipped, { product, country });
  return fill(line.state === 'gone' ? stock.gone : stock.soldOut, { product });
}

/** What of the cart cannot be had any more, and the way on with the rest. */
export function CartShortage({ cart, action, wasOrdering, formats, texts }: CartShortageProps) {
  const missing = cart.lines.filter(({ state }) => state !== 'available');
  if (!missing.length) return null;
  const isRestLeft = cart.lines.some(({ state }) => state === 'available' || state === 'short');
  return (
    <form className="form-error" role="alert" method="post" action={action}>
      {missing.map((line) => (
        <p key={line.variantId}>{sentenceOf(line, formats.country(cart.countryCode), texts)}</p>
      ))}
      {wasOrdering ? <p>{texts.stock.kept}</p> : null}
      <div className="cluster gap-10 above-10">
        {isRestLeft ? (
          <button className="btn sec" type="submit" name="do" value="rest">
            {texts.stock.rest}
          </button>
        ) : null}
        {missing.some(({ state }) => state === 'not_shipped') ? (
          <button className="btn sec" type="button" popoverTarget="choose">
            {texts.stock.otherCountry}
          </button>
        ) : null}
      </div>
    </form>
  );
}
