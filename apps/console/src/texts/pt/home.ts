import type { SameAreas } from '@vitrine/contract/catalogue.ts';
import type { home as english } from '../en/home.ts';
import { courses } from './courses.ts';
import { dashboard } from './dashboard.ts';
import { firstWeek } from './first-week.ts';
import { links } from './links.ts';
import { mobile } from './mobile.ts';
import { notices } from './notices.ts';
import { closedOrder, orderCancel, orderEvents, platformOrderEvents } from './order-timeline.ts';
import { orders } from './orders.ts';
import { ownOrders } from './own-orders.ts';
import { quickStart } from './quick-start.ts';
import { route } from './routes.ts';
import { shell } from './shell.ts';
import { stores } from './stores.ts';
import { welcomeOffer } from './welcome-offer.ts';

export const home = {
  courses,
  dashboard,
  firstWeek,
  links,
  mobile,
  notices,
  closedOrder,
  orderCancel,
  orderEvents,
  platformOrderEvents,
  orders,
  ownOrders,
  quickStart,
  route,
  shell,
  stores,
  welcomeOffer,
} satisfies SameAreas<typeof english>;
