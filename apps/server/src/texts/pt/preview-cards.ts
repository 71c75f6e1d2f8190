import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/preview-cards.ts';

export const previewCards = translationOf<typeof english.previewCards>()({
  from: 'a partir de {price}',
  headline: 'Sua loja.\nNosso estoque.\nSua margem.',
  open: 'Abra sua loja grátis',
});
