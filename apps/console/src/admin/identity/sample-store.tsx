import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { sampleStoreTexts } from '../../texts/sign-in.ts';
import { Instagram, Music2, Youtube } from '../../ui/brand-icons.tsx';
import bag from './pictures/bag.svg?url&no-inline';
import candle from './pictures/candle.svg?url&no-inline';
import cup from './pictures/cup.svg?url&no-inline';
import grip from './pictures/grip.svg?url&no-inline';
import head from './pictures/head.svg?url&no-inline';
import lotion from './pictures/lotion.svg?url&no-inline';
import note from './pictures/note.svg?url&no-inline';
import ring from './pictures/ring.svg?url&no-inline';
import { ArrowUpRight, Lock } from './sample-icons.tsx';
import './sample-store.css';
import { Term } from '../../ui/term.tsx';

const products = [
  ['ring', ring, 37],
  ['grip', grip, 9],
  ['note', note, 12],
  ['lotion', lotion, 20],
  ['headphones', head, 65],
  ['candle', candle, 15],
  ['bag', bag, 42],
  ['cup', cup, 13],
] as const;
const line =
  'M2,48.9C16.8 48.9 31.6 38 46.3 38C61.1 38 75.9 58.8 90.7 58.8C105.4 58.8 120.2 48.6 135 43.2C149.8 37.8 164.6 31.5 179.3 26.3C194.1 21.1 208.9 11.9 223.7 11.9C238.4 11.9 253.2 19.8 268 19.8';

function Banner() {
  return (
    <svg
      className="sample-banner"
      viewBox="0 0 600 116"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="sample-banner" x1="0" y1="0" x2="1" y2=".25">
          <stop stopColor="#6f5be8" />
          <stop offset=".55" stopColor="#b277c9" />
          <stop offset="1" stopColor="#f2a58f" />
        </linearGradient>
      </defs>
      <rect width="600" height="116" fill="url(#sample-banner)" />
      <g fill="#fff">
        <circle cx="478" cy="120" r="84" opacity=".12" />
        <circle cx="478" cy="120" r="54" opacity=".14" />
        <circle cx="478" cy="120" r="27" opacity=".3" />
      </g>
      <g fill="#2a1f66" opacity=".18">
        <path d="M0 116c90-40 170-44 270-20s180 26 330-22v42z" />
        <path d="M0 116c110-22 200-14 300 0z" />
      </g>
    </svg>
  );
}

function Avatar() {
  return (
    <svg className="sample-avatar" viewBox="0 0 32 32" aria-hidden="true">
      <defs>
        <linearGradient id="sample-avatar" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#6f5be8" />
          <stop offset="1" stopColor="#f2a58f" />
        </linearGradient>
      </defs>
      <rect width="32" height="32" fill="url(#sample-avatar)" />
      <path d="M20.6 20.9A8 8 0 0 1 13 9.2a8 8 0 1 0 9.9 10.2 8 8 0 0 1-2.3 1.5z" fill="#fff" />
      <circle cx="21.4" cy="11" r="1.3" fill="#fff" />
    </svg>
  );
}

function Earnings({ money }: { money: (amount: number) => string }) {
  const t = useText(sampleStoreTexts);
  const tag = useIntlTag();
  const percent = (value: number) =>
    findNumberFormat(tag, { style: 'percent', minimumFractionDigits: 1 }).format(value);
  const whole = findNumberFormat(tag);
  return (
    <section className="sample-earnings">
      <div className="line gap-0 between text-13 muted">
        <span>{t('earnings')}</span>
        <span className="num inline-line gap-3 text-12 medium green-text">
          <ArrowUpRight />
          {percent(0.124)}
        </span>
      </div>
      <div className="sample-figure num">{money(1042.18)}</div>
      <svg width="272" height="72" aria-hidden="true">
        <defs>
          <linearGradient id="sample-area" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="var(--primary)" stopOpacity=".22" />
            <stop offset="1" stopColor="var(--primary)" stopOpacity="0" />
          </linearGradient>
        </defs>
        <path d={`${line}L268 72L2 72z`} fill="url(#sample-area)" />
        <path
          d={line}
          fill="none"
          stroke="var(--primary)"
          strokeWidth="2"
          strokeLinecap="round"
          className="sample-line"
        />
        <circle
          cx="268"
          cy="19.8"
          r="4"
          fill="var(--primary)"
          stroke="var(--card)"
          strokeWidth="2"
        />
      </svg>
      <dl className="num">
        <Term label={t('clicks')}>{whole.format(3418)}</Term>
        <Term label={t('sold')}>{whole.format(84)}</Term>
        <Term label={t('conversion')}>{percent(0.022)}</Term>
      </dl>
    </section>
  );
}

/** A store as it could look, drawn in code in the theme's colour. A picture, so hidden from readers. */
export default function SampleStore() {
  const t = useText(sampleStoreTexts);
  const tag = useIntlTag();
  const money = (amount: number) =>
    findNumberFormat(tag, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
    }).format(amount);
  return (
    <>
      <section className="sample-window">
        <div className="sample-bar line gap-0">
          <span className="sample-dots line stretched gap-6">
            <i />
            <i />
            <i />
          </span>
          <span className="sample-address line gap-6 muted">
            <Lock />
            {`${window.location.hostname}/luna-studio`}
          </span>
        </div>
        <Banner />
        <div className="sample-identity">
          <Avatar />
          <div>
            <div className="h2">Luna Studio</div>
            <div className="text-13 muted">{t('bio')}</div>
          </div>
          <span className="sample-social">
            <Instagram />
            <Music2 />
            <Youtube />
          </span>
        </div>
        <div className="sample-chips line stretched">
          <span className="on">{t('all')}</span>
          <span>{t('gear')}</span>
          <span>{t('paper')}</span>
          <span>{t('skincare')}</span>
          <span>{t('home')}</span>
        </div>
        <div className="sample-grid">
          {products.map(([name, picture, price]) => (
            <div key={name}>
              <img src={picture} alt="" width={124} height={155} />
              <div className="truncate text-13 lines-18 above-8">{t(name)}</div>
              <b className="num text-13">{money(price)}</b>
            </div>
          ))}
        </div>
      </section>
      <Earnings money={money} />
      <section className="sample-order line gap-12">
        <img src={ring} alt="" width={44} height={44} />
        <div className="truncate">
          <b className="medium">{t('newOrder')}</b>
          <div className="truncate text-13 muted">
            {t('ring')}, {money(41.9)}
          </div>
        </div>
        <div className="to-right text-12 faint">
          <b className="num medium text-14 green-text">+{money(16.98)}</b>
          <div>{t('now')}</div>
        </div>
      </section>
    </>
  );
}
