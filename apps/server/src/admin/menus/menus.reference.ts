import {
  basePermissions,
  type Permission,
  permissions,
  type RoleCode,
} from '@vitrine/contract/permissions.ts';
import { demoMenu } from './demo-menus.reference.ts';
import type { ReferenceMenu } from './reference-menu.ts';

const owner: readonly RoleCode[] = ['STORE_OWNER'];

const operators: readonly RoleCode[] = ['ROOT', 'ADMIN', 'GUEST'];

const page =
  (roles: readonly RoleCode[]) =>
  (
    name: string,
    path: string,
    component: string,
    icon: string,
    ...rights: string[]
  ): ReferenceMenu => ({
    name,
    path,
    component,
    icon,
    roles,
    rights,
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
      forOwner('home', '/index', 'dashboard/index', 'house', 'shop:dashboard'),
      forOwner('order', '/order', 'order/index', 'receipt-text', 'shop:order'),
      forOwner('returns', '/returns', 'returns/index', 'undo-2', 'shop:return'),
      forOwner('product', '/product', 'product/index', 'tag', 'shop:price'),
      forOwner('changes', '/changes', 'changes/index', 'inbox'),
      forOwner('revenue', '/revenue', 'revenue/index', 'wallet', 'shop:revenue'),
    ],
  },
  {
    name: 'grow',
    path: '/grow',
    icon: 'sprout',
    roles: owner,
    children: [
      forOwner('share', '/share', 'share/index', 'share-2', 'shop:link'),
      forOwner('reviews', '/reviews', 'reviews/index', 'star', 'shop:review'),
      forOwner('course', '/course', 'course/index', 'graduation-cap'),
    ],
  },
  {
    name: 'storeGroup',
    path: '/my-store',
    icon: 'store',
    roles: owner,
    children: [
      forOwner('store', '/store', 'store/index', 'store', 'shop:store', 'shop:file:upload'),
      forOwner('payment', '/payment', 'payment/index', 'credit-card', 'shop:payout-account'),
      forOwner('notifications', '/notifications', 'notifications/index', 'bell'),
      forOwner('sample', '/sample', 'sample/index', 'package', 'shop:sample'),
    ],
  },
  {
    name: 'platform',
    path: '/platform',
    icon: 'layout-dashboard',
    roles: operators,
    children: [
      forOperators(
        'operationsDashboard',
        '/index',
        'operations/dashboard',
        'layout-dashboard',
        'platform:dashboard',
        'platform:visit',
      ),
      forOperators(
        'operationsOrders',
        '/operations/orders',
        'operations/orders',
        'receipt-text',
        'platform:order',
        'platform:promotion',
      ),
      forOperators(
        'operationsShipping',
        '/operations/shipping',
        'operations/shipping',
        'truck',
        'platform:order',
      ),
      forOperators(
        'operationsReturns',
        '/operations/returns',
        'operations/returns',
        'undo-2',
        'platform:return',
      ),
      forOperators(
        'operationsPurchaseOrders',
        '/operations/purchase-orders',
        'operations/purchase-orders',
        'shopping-cart',
        'platform:purchase-order',
      ),
      forOperators(
        'operationsStores',
        '/operations/stores',
        'operations/stores',
        'store',
        'platform:store',
      ),
      forOperators('operationsPayments', '/operations/payments', 'operations/payments', 'wallet'),
      forOperators(
        'operationsLedger',
        '/operations/ledger',
        'operations/ledger',
        'scale',
        'platform:ledger',
        'platform:dispute',
      ),
      forOperators(
        'operationsPayouts',
        '/operations/payouts',
        'operations/payouts',
        'banknote',
        'platform:payout',
      ),
      forOperators(
        'operationsDisputes',
        '/operations/disputes',
        'operations/disputes',
        'gavel',
        'platform:dispute',
      ),
      forOperators(
        'operationsProviders',
        '/operations/providers',
        'operations/providers',
        'credit-card',
      ),
      forOperators(
        'operationsPayoutSettings',
        '/operations/payout-settings',
        'operations/payout-settings',
        'sliders-horizontal',
      ),
      forOperators(
        'operationsWebhooks',
        '/operations/webhooks',
        'operations/webhooks',
        'webhook',
        'platform:webhook',
      ),
      forOperators(
        'operationsCourses',
        '/operations/courses',
        'operations/courses',
        'graduation-cap',
        'platform:course',
      ),
      forOperators(
        'operationsReviews',
        '/operations/reviews',
        'operations/reviews',
        'star',
        'platform:review',
      ),
      forOperators(
        'operationsRates',
        '/operations/rates',
        'operations/rates',
        'coins',
        'platform:rate',
      ),
      forOperators(
        'operationsShippingRates',
        '/operations/shipping-rates',
        'operations/shipping-rates',
        'globe',
        'platform:shipping',
      ),
      forOperators(
        'operationsJobs',
        '/operations/jobs',
        'operations/jobs',
        'clipboard-list',
        'platform:job',
      ),
    ],
  },
  {
    name: 'catalogue',
    path: '/catalogue',
    icon: 'tags',
    roles: operators,
    children: [
      forOperators(
        'operationsProducts',
        '/operations/products',
        'operations/products',
        'tag',
        'platform:catalogue',
        'platform:product',
        'shop:file:upload',
      ),
      forOperators(
        'operationsCategories',
        '/operations/categories',
        'operations/categories',
        'list-tree',
        'platform:category',
      ),
      forOperators(
        'operationsMedia',
        '/operations/media',
        'operations/media',
        'image',
        'platform:media',
      ),
      forOperators(
        'operationsSuppliers',
        '/operations/suppliers',
        'operations/suppliers',
        'truck',
        'platform:supplier',
      ),
      forOperators(
        'operationsImports',
        '/operations/catalogue-imports',
        'operations/catalogue-imports',
        'upload',
        'platform:product:import',
        'platform:product:export',
      ),
      forOperators(
        'operationsStock',
        '/operations/stock',
        'operations/stock',
        'package',
        'platform:catalogue',
      ),
    ],
  },
  {
    name: 'system',
    path: '/system',
    icon: 'settings',
    roles: operators,
    children: [
      forOperators('systemUsers', '/system/users', 'system/user/index', 'users', 'sys:user'),
      forOperators(
        'systemDepartments',
        '/system/departments',
        'system/dept/index',
        'network',
        'sys:dept',
      ),
      forOperators('systemRoles', '/system/roles', 'system/role/index', 'shield', 'sys:role'),
      // Without buttons of its own: it shows what those may read who see roles or users.
      forOperators(
        'systemPermissions',
        '/system/permissions',
        'system/permission/index',
        'shield-check',
      ),
      forOperators('systemMenus', '/system/menus', 'system/menu/index', 'list-tree', 'sys:menu'),
      forOperators(
        'systemDictionaries',
        '/system/dictionaries',
        'system/dict/index',
        'book-a',
        'sys:dict',
        'sys:dict-data',
      ),
      forOperators(
        'systemConfig',
        '/system/config',
        'system/config/index',
        'sliders-horizontal',
        'sys:config',
      ),
      forOperators(
        'systemNotices',
        '/system/notices',
        'system/notice/index',
        'megaphone',
        'sys:notice',
      ),
      page(['ROOT', 'ADMIN'])(
        'systemLogs',
        '/system/logs',
        'system/log/index',
        'scroll-text',
        'sys:log',
      ),
      page(['ROOT', 'ADMIN'])('systemRuns', '/system/runs', 'system/run/index', 'clock', 'sys:run'),
      page(['ROOT', 'ADMIN'])(
        'systemOnline',
        '/system/online',
        'system/online/index',
        'circle-user',
        'sys:session',
      ),
      forOperators('toolsCodegen', '/tools/codegen', 'codegen/index', 'code-xml', 'sys:codegen'),
    ],
  },
];

const placesOf = (permission: Permission, entries: readonly ReferenceMenu[]): ReferenceMenu[] =>
  entries.flatMap((entry) => [
    ...((entry.rights ?? []).some(
      (right) => permission === right || permission.startsWith(`${right}:`),
    )
      ? [entry]
      : []),
    ...placesOf(permission, entry.children ?? []),
  ]);

/** Where a permission has no page of its own: the group of its module. */
const groupOf = {
  shop: 'business',
  platform: 'platform',
  sys: 'system',
  account: 'system',
  demo: 'demo',
} as const;

const everyMenu: readonly ReferenceMenu[] = [...referenceMenus, demoMenu];

/** The buttons of the pages, one for each permission that not everyone has. */
export const referenceButtons: readonly { permission: Permission; page: ReferenceMenu }[] = (
  Object.keys(permissions) as Permission[]
)
  .filter((permission) => !basePermissions.includes(permission))
  .flatMap((permission) => {
    const places = placesOf(permission, everyMenu);
    const group = groupOf[permission.split(':')[0] as keyof typeof groupOf];
    const pages = places.length ? places : everyMenu.filter(({ name }) => name === group);
    return pages.map((page) => ({ permission, page }));
  });
