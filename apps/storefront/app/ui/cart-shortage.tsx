import type { Cart, CartLine } from '@vitrine/contract/shop/cart-shapes.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

interface CartShortageProps {
  cart: Cart;
  action: string;
  /** The buyer had typed an address already: it is kept. */
  wasOrdering: boolean;
  texts: StorefrontTexts;
}

function sentenceOf(line: CartLine, { stock }: StorefrontTexts): string {
  const product = line.option ? `${line.name}, ${line.option}` : line.name;
  if (line.state === 'short') return fill(stock.short, { product, left: line.left });
  return fill(line.state === 'gone' ? stock.gone : stock.soldOut, { product });
}

/** What of the cart cannot be had any more, and the way on with the rest. */
export function CartShortage({ cart, action, wasOrdering, texts }: CartShortageProps) {
  const missing = cart.lines.filter(({ state }) => state !== 'available');
  if (!missing.length) return null;
  const isRestLeft = cart.lines.some(({ state }) => state === 'available' || state === 'short');
  return (
    <form className="form-error" role="alert" method="post" action={action}>
      {missing.map((line) => (
        <p key={line.variantId}>{sentenceOf(line, texts)}</p>
      ))}
      {wasOrdering ? <p>{texts.stock.kept}</p> : null}
      {isRestLeft ? (
        <button className="btn sec" type="submit" name="do" value="rest">
          {texts.stock.rest}
        </button>
      ) : null}
    </form>
  );
}
