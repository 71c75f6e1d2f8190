import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/preview-cards.ts';

export const previewCards = translationOf<typeof english.previewCards>()({
  from: 'desde {price}',
  headline: 'Tu tienda.\nNuestro almacén.\nTu margen.',
  open: 'Abre tu tienda gratis',
});
