import { Check, Copy, Landmark } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import type { Example, Split } from '../lib/landing-example.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { Picture } from './picture.tsx';
import { SocialIcon } from './social-icon.tsx';

interface LandingStepsProps {
  split: Split;
  example: Example | null;
  formats: Formats;
  texts: StorefrontTexts;
}

const networks = ['instagram', 'tiktok', 'youtube', 'pinterest'];

/** The four steps, each with a small scene of the screen on which it is done; the scenes are pictures, not controls. */
export function LandingSteps({ split, example, formats, texts }: LandingStepsProps) {
  const { landing } = texts;
  const name = example?.store.name ?? landing.sceneStore;
  const address = example ? `vitrine/${example.store.slug}` : landing.sceneAddress;
  const scenes = [
    <span className="scene store" key="store">
      <Picture image={example?.store.avatar ?? null} alt="" sizes="44px" />
      <b>{name}</b>
      <small className="truncate muted">{address}</small>
      <svg width={118} height={22} aria-hidden="true">
        {['#b9532c', '#1f7a5c', '#2459d6', '#7a4df0', '#d6336c'].map((color, index) => (
          <circle
            key={color}
            cx={index * 24 + 11}
            cy={11}
            r={index === 0 ? 8 : 10}
            fill={color}
            stroke={index === 0 ? color : 'none'}
          />
        ))}
      </svg>
    </span>,
    <span className="scene account" key="account">
      <Landmark size={20} />
      <b>{landing.sceneAccount}</b>
      <small className="num truncate muted">•••• 4417</small>
      <Check size={18} />
    </span>,
    <span className="scene price" key="price">
      <small className="truncate muted">{landing.scenePrice}</small>
      <b className="num">{formats.money(split.price)}</b>
      <i />
      <small className="truncate muted">{landing.partYou}</small>
      <em className="num">
        {fill(landing.sceneEarn, {
          amount: formats.money(split.earned),
          percent: formats.percent(split.earnedPercent),
        })}
      </em>
    </span>,
    <span className="scene link" key="link">
      <b>{address}</b>
      <Copy size={16} />
      <span>
        {networks.map((kind) => (
          <SocialIcon key={kind} kind={kind} />
        ))}
      </span>
    </span>,
  ];
  const steps = [
    [landing.step1, landing.step1Text],
    [landing.step2, landing.step2Text],
    [landing.step3, landing.step3Text],
    [landing.step4, landing.step4Text],
  ] as const;
  return (
    <section className="band sunk" id="how">
      <div className="wrap">
        <h2>{landing.steps}</h2>
        <ol className="four stack gap-14 above-28">
          {steps.map(([title, text], index) => (
            <li key={title}>
              <span className="drawn" aria-hidden="true">
                {scenes[index]}
              </span>
              <b className="line gap-10">
                <i className="num">{index + 1}</i>
                {title}
              </b>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
