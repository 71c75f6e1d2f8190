import type { Cart, CartLine } from '@vitrine/contract/shop/carts.ts';
import type { Formats } from '../lib/formats.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

interface CartLinesProps {
  cart: Cart;
  paths: StorePaths;
  formats: Formats;
  texts: StorefrontTexts;
}

function stateText(line: CartLine, texts: StorefrontTexts): string | null {
  if (line.state === 'short') return fill(texts.cart.short, { left: line.left });
  if (line.state === 'sold_out') return texts.cart.soldOut;
  if (line.state === 'gone') return texts.cart.gone;
  return null;
}

export function CartLines({ cart, paths, formats, texts }: CartLinesProps) {
  return (
    <ul className="cart-lines">
      {cart.lines.map((line) => {
        const state = stateText(line, texts);
        const canBeHad = line.state === 'available' || line.state === 'short';
        return (
          <li key={line.variantId}>
            {line.imageUrl ? <img src={`${line.imageUrl}?w=320`} width={72} height={90} alt="" /> : <span className="no-picture" />}
            <div className="what">
              {line.state === 'gone' ? <b>{line.name}</b> : <a href={paths.product(line.productKey)}>{line.name}</a>}
              {line.option ? <small>{line.option}</small> : null}
              {state ? <em>{state}</em> : null}
              {line.unitBefore ? <em>{fill(texts.cart.priceWas, { price: formats.money(line.unitBefore) })}</em> : null}
              <form method="post" action={paths.cart} className="quantity" data-exchange="">
                <input type="hidden" name="variant" value={line.variantId} />
                {canBeHad ? (
                  <>
                    <label>
                      <span className="vh">
                        {texts.cart.quantity}: {line.name}
                      </span>
                      <input
                        type="number"
                        name="quantity"
                        min={1}
                        max={99}
                        required
                        defaultValue={line.quantity}
                        inputMode="numeric"
                        data-submit-on-change=""
                        id={`quantity-${line.variantId}`}
                      />
                    </label>
                    <button className="btn sec tiny unscripted" type="submit">
                      {texts.cart.update}
                    </button>
                  </>
                ) : null}
                <button className="btn plain-btn tiny" type="submit" name="remove" value={line.variantId} formNoValidate>
                  {texts.cart.remove}
                  <span className="vh">: {line.name}</span>
                </button>
              </form>
            </div>
            {canBeHad ? <b className="num">{formats.money(line.total)}</b> : null}
          </li>
        );
      })}
    </ul>
  );
}
