import { languageNames } from '@vitrine/contract/locales.ts';
import type { OwnStore } from '@vitrine/contract/shop/own-store.ts';
import {
  AtSign,
  ChevronRight,
  Globe,
  ImageIcon,
  Link2,
  type LucideIcon,
  Palette,
  Percent,
  Store,
  Type,
} from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { useServedCountries } from '../../lib/served-countries.ts';
import { storeTexts } from '../../texts/stores.ts';
import { usePercentText } from '../../ui/percent.ts';
import type { StorePart } from './store-parts.rules.ts';
import type { StoreChanges } from './use-store-changes.ts';
import type { useStoreParts } from './use-store-parts.tsx';

interface PartRowsProps<Part> {
  store: OwnStore;
  changes: StoreChanges;
  parts: ReturnType<typeof useStoreParts>;
  rows: readonly Part[];
  /** The part that is open beside the rows. */
  open?: StorePart;
  onOpen: (part: Part) => void;
}

const icons: Record<StorePart | 'slug', LucideIcon> = {
  words: Type,
  slug: Link2,
  pictures: ImageIcon,
  colour: Palette,
  social: AtSign,
  selling: Store,
  prices: Percent,
  market: Globe,
};

/** What can be changed about the store, each with its present value. */
export function StorePartRows<Part extends StorePart | 'slug'>({
  store,
  changes,
  parts,
  rows,
  open,
  onOpen,
}: PartRowsProps<Part>) {
  const t = useText(storeTexts);
  const percent = usePercentText({ most: 2 });
  const { fields } = changes;
  const country =
    useServedCountries().data?.list.find(({ code }) => code === fields.country)?.name ??
    fields.country;
  const notes: Record<StorePart | 'slug', string> = {
    words: fields.name,
    slug: store.publicUrl.replace(/^https?:\/\//, ''),
    pictures: [t('avatar'), t('banner'), t('carousel')].join(', '),
    colour: fields.accentSeed,
    social: fields.socialLinks.map(({ url }) => url.replace(/^https:\/\/(www\.)?/, '')).join(', '),
    selling: t(fields.status === 'open' ? 'openState' : 'pausedState'),
    prices: `${percent(fields.defaultPercentage ?? store.defaultPercentage)} · ${fields.baseCurrency}`,
    market: `${country} · ${fields.languages.map((one) => languageNames[one]).join(', ')}`,
  };
  const titleOf = (part: StorePart | 'slug') =>
    part === 'slug' ? t('address') : parts[part].title;
  return (
    <ul className="m-rows">
      {rows.map((part) => {
        const Icon: LucideIcon = icons[part];
        return (
          <li key={part}>
            <button
              type="button"
              className="m-row"
              aria-current={part === open ? 'true' : undefined}
              onClick={() => onOpen(part)}
            >
              <Icon size={20} color="var(--ink-3)" aria-hidden />
              <span className="grow">
                {titleOf(part)}
                {notes[part] && <small className="truncate weight-400">{notes[part]}</small>}
              </span>
              <ChevronRight size={18} color="var(--ink-3)" aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
