import type { Cart, CartLine } from '@vitrine/contract/shop/cart-shapes.ts';
import { Check, Minus, Plus } from 'lucide-react';
import { type LineProblem, quantityMax } from '../lib/cart-quantity.ts';
import type { Formats } from '../lib/formats.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { LinePicture } from './line-picture.tsx';

interface CartLinesProps {
  cart: Cart;
  /** The line whose quantity was not taken as it was typed. */
  problem: LineProblem | null;
  paths: StorePaths;
  formats: Formats;
  texts: StorefrontTexts;
}

function stateText(line: CartLine, country: string, texts: StorefrontTexts): string | null {
  if (line.state === 'short') return fill(texts.cart.short, { left: line.left });
  if (line.state === 'sold_out') return texts.cart.soldOut;
  if (line.state === 'gone') return texts.cart.gone;
  if (line.state === 'not_shipped') return fill(texts.cart.notShipped, { country });
  return null;
}

function problemText({ kind }: LineProblem, line: CartLine, { quantity }: StorefrontTexts): string {
  return kind === 'clamped' ? fill(quantity.clamped, { left: line.left }) : quantity[kind];
}

export function CartLines({ cart, problem, paths, formats, texts }: CartLinesProps) {
  return (
    <ul className="cart-lines">
      {cart.lines.map((line) => {
        const state = stateText(line, formats.country(cart.countryCode), texts);
        const canBeHad = line.state === 'available' || line.state === 'short';
        const error =
          problem?.variantId === line.variantId ? problemText(problem, line, texts) : null;
        return (
          <li key={line.variantId}>
            <LinePicture line={line} width={72} />
            <div className="what">
              {line.state === 'gone' ? (
                <b>{line.name}</b>
              ) : (
                <a className="weight-560" href={paths.product(line.productKey)}>
                  {line.name}
                </a>
              )}
              {line.option ? (
                <small className="block muted small above-2">{line.option}</small>
              ) : null}
              {state ? <em>{state}</em> : null}
              {line.unitBefore ? (
                <em>{fill(texts.cart.priceWas, { price: formats.money(line.unitBefore) })}</em>
              ) : null}
              <form
                method="post"
                action={paths.cart}
                className="quantity cluster gap-6 above-10"
                data-exchange=""
              >
                <input type="hidden" name="variant" value={line.variantId} />
                {canBeHad ? (
                  <>
                    {/* What the Enter key sends: the number as it is typed. */}
                    <button
                      className="visually-hidden"
                      type="submit"
                      name="do"
                      value="set"
                      tabIndex={-1}
                      aria-hidden="true"
                      formNoValidate
                    >
                      {texts.cart.update}
                    </button>
                    <span className="stepper">
                      <button
                        type="submit"
                        name="step"
                        value="fewer"
                        aria-label={fill(texts.quantity.fewer, { product: line.name })}
                        disabled={line.quantity <= 1}
                        formNoValidate
                        id={`fewer-${line.variantId}`}
                      >
                        <Minus size={18} aria-hidden="true" />
                      </button>
                      <label>
                        <span className="visually-hidden">
                          {texts.cart.quantity}: {line.name}
                        </span>
                        <input
                          type="number"
                          name="quantity"
                          min={1}
                          max={quantityMax}
                          required
                          defaultValue={line.quantity}
                          inputMode="numeric"
                          autoComplete="off"
                          data-submit-on-change="set"
                          aria-invalid={error && problem?.kind !== 'clamped' ? true : undefined}
                          aria-describedby={error ? `quantity-${line.variantId}-error` : undefined}
                          id={`quantity-${line.variantId}`}
                        />
                      </label>
                      <button
                        type="submit"
                        name="step"
                        value="more"
                        aria-label={fill(texts.quantity.more, { product: line.name })}
                        disabled={line.quantity >= Math.min(line.left, quantityMax)}
                        formNoValidate
                        id={`more-${line.variantId}`}
                      >
                        <Plus size={18} aria-hidden="true" />
                      </button>
                    </span>
                    <button
                      className="btn sec tiny unscripted"
                      type="submit"
                      name="do"
                      value="set"
                      formNoValidate
                    >
                      <Check size={18} aria-hidden="true" />
                      <span>{texts.cart.update}</span>
                    </button>
                  </>
                ) : null}
                <button
                  className="btn plain-btn tiny"
                  type="submit"
                  name="remove"
                  value={line.variantId}
                  formNoValidate
                >
                  {texts.cart.remove}
                  <span className="visually-hidden">: {line.name}</span>
                </button>
              </form>
              {error ? (
                <em className="field-error" id={`quantity-${line.variantId}-error`} role="alert">
                  {error}
                </em>
              ) : null}
            </div>
            {canBeHad ? <b className="num nowrap">{formats.money(line.total)}</b> : null}
          </li>
        );
      })}
    </ul>
  );
}
