import type { RoleCode } from '@vitrine/contract/permissions.ts';

/** A menu that the product brings along. Its name is a text key below `route.`, and its route name as well. */
export interface ReferenceMenu {
  name: string;
  /** A path; a group has one too, for the layout with a menu on top. */
  path: string;
  /** None for a group. */
  component?: string;
  icon: string;
  roles: readonly RoleCode[];
  /** Parameters that the entry passes to its page. */
  params?: Readonly<Record<string, string>>;
  children?: readonly ReferenceMenu[];
}

const owner: readonly RoleCode[] = ['STORE_OWNER'];
const operators: readonly RoleCode[] = ['ROOT', 'ADMIN', 'GUEST'];

const page =
  (roles: readonly RoleCode[]) =>
  (name: string, path: string, component: string, icon: string): ReferenceMenu => ({
    name,
    path,
    component,
    icon,
    roles,
  });
const forOwner = page(owner);
const forOperators = page(operators);

export const referenceMenus: readonly ReferenceMenu[] = [
  {
    name: 'business',
    path: '/business',
    icon: 'house',
    roles: owner,
    children: [
      forOwner('home', '/index', 'dashboard/index', 'house'),
      forOwner('order', '/order', 'order/index', 'receipt-text'),
      forOwner('returns', '/returns', 'returns/index', 'undo-2'),
      forOwner('product', '/product', 'product/index', 'tag'),
      forOwner('revenue', '/revenue', 'revenue/index', 'wallet'),
    ],
  },
  {
    name: 'grow',
    path: '/grow',
    icon: 'sprout',
    roles: owner,
    children: [
      forOwner('share', '/share', 'share/index', 'share-2'),
      forOwner('reviews', '/reviews', 'reviews/index', 'star'),
      forOwner('course', '/course', 'course/index', 'graduation-cap'),
    ],
  },
  {
    name: 'storeGroup',
    path: '/my-store',
    icon: 'store',
    roles: owner,
    children: [
      forOwner('store', '/store', 'store/index', 'store'),
      forOwner('payment', '/payment', 'payment/index', 'credit-card'),
      forOwner('sample', '/sample', 'sample/index', 'package'),
    ],
  },
  {
    name: 'platform',
    path: '/platform',
    icon: 'layout-dashboard',
    roles: operators,
    children: [
      forOperators('operationsDashboard', '/index', 'operations/dashboard', 'layout-dashboard'),
      forOperators('operationsOrders', '/operations/orders', 'operations/orders', 'receipt-text'),
      forOperators('operationsReturns', '/operations/returns', 'operations/returns', 'undo-2'),
      forOperators('operationsStores', '/operations/stores', 'operations/stores', 'store'),
      forOperators('operationsStock', '/operations/stock', 'operations/stock', 'package'),
      forOperators('operationsLedger', '/operations/ledger', 'operations/ledger', 'scale'),
      forOperators('operationsPayouts', '/operations/payouts', 'operations/payouts', 'banknote'),
      forOperators('operationsWebhooks', '/operations/webhooks', 'operations/webhooks', 'webhook'),
      forOperators('operationsCourses', '/operations/courses', 'operations/courses', 'graduation-cap'),
      forOperators('operationsReviews', '/operations/reviews', 'operations/reviews', 'star'),
      forOperators('operationsRates', '/operations/rates', 'operations/rates', 'coins'),
      forOperators('operationsJobs', '/operations/jobs', 'operations/jobs', 'clipboard-list'),
    ],
  },
  {
    name: 'system',
    path: '/system',
    icon: 'settings',
    roles: operators,
    children: [
      forOperators('systemDepartments', '/system/departments', 'system/dept/index', 'network'),
      forOperators('systemMenus', '/system/menus', 'system/menu/index', 'list-tree'),
      forOperators('systemDictionaries', '/system/dictionaries', 'system/dict/index', 'book-a'),
      forOperators('systemConfig', '/system/config', 'system/config/index', 'sliders-horizontal'),
      forOperators('systemNotices', '/system/notices', 'system/notice/index', 'megaphone'),
      page(['ROOT', 'ADMIN'])('systemLogs', '/system/logs', 'system/log/index', 'scroll-text'),
    ],
  },
];
