import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/preview-cards.ts';

export const previewCards = translationOf<typeof english.previewCards>()({
  from: 'dès {price}',
  headline: 'Votre boutique.\nNotre stock.\nVotre marge.',
  open: 'Ouvrez votre boutique',
});
