import type { OwnStore } from '@vitrine/contract/shop/own-store.ts';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import { ColourPart, SocialPart, WordsPart } from './look-parts.tsx';
import { PicturesPart } from './pictures-part.tsx';
import { MarketPart, PricesPart, SellingPart } from './selling-parts.tsx';
import type { StorePart } from './store-parts.rules.ts';
import type { StoreChanges } from './use-store-changes.ts';
import './store-parts.css';

interface Part {
  title: string;
  body: ReactNode;
}

/** What can be changed about the store: cards of one page at the desk, a sheet for each on the phone. */
export function useStoreParts(store: OwnStore, changes: StoreChanges): Record<StorePart, Part> {
  const t = useText(storeTexts);
  return {
    words: { title: t('nameAndWords'), body: <WordsPart changes={changes} /> },
    pictures: { title: t('pictures'), body: <PicturesPart changes={changes} /> },
    colour: { title: t('accent'), body: <ColourPart changes={changes} /> },
    social: { title: t('social'), body: <SocialPart changes={changes} /> },
    selling: { title: t('sell'), body: <SellingPart store={store} changes={changes} /> },
    market: { title: t('market'), body: <MarketPart changes={changes} /> },
    prices: { title: t('prices'), body: <PricesPart store={store} changes={changes} /> },
  };
}
