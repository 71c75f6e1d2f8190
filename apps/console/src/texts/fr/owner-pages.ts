import type { SameAreas } from '@vitrine/contract/catalogue.ts';
import type { ownerPages as english } from '../en/owner-pages.ts';
import { goodsNews } from './goods-news.ts';
import { notifications } from './notifications.ts';
import { storeView } from './store-view.ts';
import { topics } from './topics.ts';

export const ownerPages = { goodsNews, notifications, storeView, topics } satisfies SameAreas<
  typeof english
>;
