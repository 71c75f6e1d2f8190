import type { ProductCard } from '@vitrine/contract/shop/storefront.ts';
import { TrendingUp } from 'lucide-react';
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

const chart = { width: 160, height: 36, margin: 3 };

/** The sales of a week as a line from edge to edge. */
function lineOf(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const height = chart.height - 2 * chart.margin;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * chart.width;
    const y = chart.margin + height * (1 - (value - low) / (high - low));
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

function WeekCard({ example, formats, texts }: LandingPhoneProps) {
  const { earned, morePercent, salesByDay } = example.week;
  const line = lineOf(salesByDay);
  return (
    <div className="float week">
      <small className="block muted text-xs">{texts.landing.weekEarned}</small>
      <b className="num">{formats.money(earned)}</b>
      <em className="num line gap-4 nowrap">
        <TrendingUp className="rigid" size={14} />
        {fill(texts.landing.weekMore, { percent: formats.percent(morePercent) })}
      </em>
      <svg
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="area" d={`${line}V${chart.height}H0Z`} />
        <path className="week-line" d={line} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}

/** An open store as its buyers hold it, and what sales in it bring; a picture, so nothing in it is a link. */
export function LandingPhone({ example, formats, texts }: LandingPhoneProps) {
  const { store, cards, categories, earned } = example;
  return (
    <div className="stage" aria-hidden="true">
      <div className="ph">
        <div className="scr">
          <Picture className="bn" image={store.banner} alt="" sizes="306px" isFirst />
          <Picture className="av" image={store.avatar} alt="" sizes="60px" isFirst />
          <strong>{store.name}</strong>
          <p>{store.bio}</p>
          <div className="c line stretched gap-6">
            {[texts.home.all, ...categories].map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <div className="g">
            {cards.map((card) => (
              <Goods key={card.id} card={card} formats={formats} />
            ))}
          </div>
        </div>
      </div>
      <WeekCard example={example} formats={formats} texts={texts} />
      <div className="float order line gap-10 nowrap">
        <Picture image={cards[0]?.image ?? null} alt="" sizes="36px" />
        <p>
          <b className="weight-620">{texts.landing.newOrder}</b>
          <br />
          <span className="num">
            {fill(texts.landing.forYou, { amount: formats.money(earned) })}
          </span>
        </p>
      </div>
    </div>
  );
}
