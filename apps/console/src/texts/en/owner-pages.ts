import { goodsNews } from './goods-news.ts';
import { notifications } from './notifications.ts';
import { storeView } from './store-view.ts';
import { topics } from './topics.ts';

/** Texts of pages of owners that are opened now and then: loaded with the first of them. */
export const ownerPages = { goodsNews, notifications, storeView, topics } as const;
