import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/preview-cards.ts';

export const previewCards = translationOf<typeof english.previewCards>()({
  from: '{price} 起',
  headline: '您的店铺，\n我们的货，\n差价归您',
  open: '免费开一家自己的店',
});
