import type { ProductCard } from '@vitrine/contract/shop/storefront.ts';
import type { Formats } from '../lib/formats.ts';
import type { Example } from '../lib/landing-example.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { Picture } from './picture.tsx';

interface LandingPhoneProps {
  example: Example;
  formats: Formats;
  texts: StorefrontTexts;
}

function Goods({ card, formats }: { card: ProductCard; formats: Formats }) {
  return (
    <div>
      <Picture image={card.image} alt="" sizes="148px" />
      <b>{card.name}</b>
      <span className="num">{formats.money(card.price)}</span>
    </div>
  );
}

/** An open store as its buyers hold it, and what a sale in it brings; a picture, so nothing in it is a link. */
export function LandingPhone({ example, formats, texts }: LandingPhoneProps) {
  const { store, cards, earned } = example;
  return (
    <div className="stage" aria-hidden="true">
      <div className="ph">
        <div className="scr">
          <Picture className="bn" image={store.banner} alt="" sizes="306px" isFirst />
          <Picture className="av" image={store.avatar} alt="" sizes="60px" isFirst />
          <strong>{store.name}</strong>
          <p>{store.bio}</p>
          <div className="g">
            {cards.map((card) => (
              <Goods key={card.id} card={card} formats={formats} />
            ))}
          </div>
        </div>
      </div>
      <div className="float">
        <Picture image={cards[0]?.image ?? null} alt="" sizes="36px" />
        <p>
          <b>{texts.landing.newOrder}</b>
          <br />
          <span className="num">{fill(texts.landing.forYou, { amount: formats.money(earned) })}</span>
        </p>
      </div>
    </div>
  );
}
