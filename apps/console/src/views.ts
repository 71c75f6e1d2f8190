import type { ComponentType } from 'react';
import type { RouteMeta } from './lib/static-routes.ts';

export interface View {
  /** The path under which the server's menu usually shows it; distinguishes "not allowed" (401) from "not found" (404). */
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /** It needs no other texts than the frame, or than the owner's lists. */
  texts?: 'home' | 'lists';
}

/** A page of operators or a demonstration page, whose texts are loaded with the first of them. */
const withOperatorTexts = async <Page>(page: Promise<Page>): Promise<Page> =>
  (await import('./lib/load-texts.ts')).withTexts(page, 'operatorPages');

/** A page of owners that is opened now and then. */
const withOwnerTexts = async <Page>(page: Promise<Page>): Promise<Page> =>
  (await import('./lib/load-texts.ts')).withTexts(page, 'ownerPages');

/** Views by the component name of the server's menu (`folder/page`). One line per page. */
export const views: Readonly<Record<string, View>> = {
  'dashboard/index': {
    path: '/index',
    load: () => import('./shop/analytics/dashboard-page.tsx'),
    texts: 'home',
  },
  'product/index': {
    path: '/product',
    load: () => import('./shop/pricing/products-page.tsx'),
    texts: 'lists',
  },
  'changes/index': {
    path: '/changes',
    load: () => withOwnerTexts(import('./shop/changes/changes-page.tsx')),
  },
  'revenue/index': {
    path: '/revenue',
    load: () => import('./shop/ledger/ledger-page.tsx'),
    texts: 'lists',
  },
  'payment/index': {
    path: '/payment',
    load: () => import('./shop/payouts/payment-account-page.tsx'),
  },
  'store/index': { path: '/store', load: () => import('./shop/stores/store-page.tsx') },
  'notifications/index': {
    path: '/notifications',
    load: () => withOwnerTexts(import('./shop/notifications/notifications-page.tsx')),
  },
  'sample/index': { path: '/sample', load: () => import('./shop/own-orders/own-order-page.tsx') },
  'course/index': { path: '/course', load: () => import('./courses/courses-page.tsx') },
  'returns/index': { path: '/returns', load: () => import('./shop/returns/returns-page.tsx') },
  'reviews/index': { path: '/reviews', load: () => import('./shop/reviews/reviews-page.tsx') },
  'share/index': { path: '/share', load: () => import('./shop/links/links-page.tsx') },
  'order/index': {
    path: '/order',
    load: () => import('./shop/orders/orders-page.tsx'),
    texts: 'lists',
  },
  'operations/dashboard': {
    path: '/index',
    load: () => import('./operations/dashboard/operations-dashboard.tsx'),
  },
  'operations/orders': {
    path: '/operations/orders',
    load: () => withOperatorTexts(import('./operations/orders/operations-orders.tsx')),
  },
  'operations/shipping': {
    path: '/operations/shipping',
    load: () => withOperatorTexts(import('./operations/shipping/ship-queue-page.tsx')),
  },
  'operations/catalogue-imports': {
    path: '/operations/catalogue-imports',
    load: () => withOperatorTexts(import('./operations/catalogue-imports/catalogue-imports.tsx')),
  },
  'operations/stores': {
    path: '/operations/stores',
    load: () => withOperatorTexts(import('./operations/stores/operations-stores.tsx')),
  },
  'operations/stock': {
    path: '/operations/stock',
    load: () => withOperatorTexts(import('./operations/stock/operations-stock.tsx')),
  },
  'operations/products': {
    path: '/operations/products',
    load: () => withOperatorTexts(import('./operations/catalogue/products-page.tsx')),
  },
  'operations/categories': {
    path: '/operations/categories',
    load: () => withOperatorTexts(import('./operations/catalogue/categories/categories-page.tsx')),
  },
  'operations/media': {
    path: '/operations/media',
    load: () => withOperatorTexts(import('./operations/catalogue/media/media-page.tsx')),
  },
  'operations/suppliers': {
    path: '/operations/suppliers',
    load: () => withOperatorTexts(import('./operations/catalogue/suppliers/suppliers-page.tsx')),
  },
  'operations/purchase-orders': {
    path: '/operations/purchase-orders',
    load: () => withOperatorTexts(import('./operations/purchase-orders/purchase-orders-page.tsx')),
  },
  'operations/ledger': {
    path: '/operations/ledger',
    load: () => import('./operations/ledger/operations-ledger.tsx'),
  },
  'operations/payments': {
    path: '/operations/payments',
    load: () => import('./operations/payments/operations-payments.tsx'),
  },
  'operations/payouts': {
    path: '/operations/payouts',
    load: () => import('./operations/payouts/operations-payouts.tsx'),
  },
  'operations/disputes': {
    path: '/operations/disputes',
    load: () => import('./operations/disputes/operations-disputes.tsx'),
  },
  'operations/providers': {
    path: '/operations/providers',
    load: () => withOperatorTexts(import('./operations/providers/payment-providers.tsx')),
  },
  'operations/payout-settings': {
    path: '/operations/payout-settings',
    load: () => import('./operations/payouts/payout-settings-page.tsx'),
  },
  'operations/webhooks': {
    path: '/operations/webhooks',
    load: () => import('./operations/webhooks/operations-webhooks.tsx'),
  },
  'operations/courses': {
    path: '/operations/courses',
    load: () => withOperatorTexts(import('./operations/courses/operations-courses.tsx')),
  },
  'operations/rates': {
    path: '/operations/rates',
    load: () => import('./operations/rates/operations-rates.tsx'),
  },
  'operations/shipping-rates': {
    path: '/operations/shipping-rates',
    load: () => withOperatorTexts(import('./operations/shipping-rates/shipping-rates.tsx')),
  },
  'operations/returns': {
    path: '/operations/returns',
    load: () => import('./operations/returns/operations-returns.tsx'),
  },
  'operations/reviews': {
    path: '/operations/reviews',
    load: () => import('./operations/reviews/operations-reviews.tsx'),
  },
  'operations/jobs': {
    path: '/operations/jobs',
    load: () => import('./operations/jobs/operations-jobs.tsx'),
  },
  'system/user/index': {
    path: '/system/users',
    load: () => import('./admin/users/users-page.tsx'),
  },
  'system/dept/index': {
    path: '/system/departments',
    load: () => import('./admin/departments/departments-page.tsx'),
  },
  'system/role/index': {
    path: '/system/roles',
    load: () => import('./admin/roles/roles-page.tsx'),
  },
  'system/permission/index': {
    path: '/system/permissions',
    load: () => import('./admin/permissions/permissions-page.tsx'),
  },
  'system/menu/index': {
    path: '/system/menus',
    load: () => import('./admin/menus/menus-page.tsx'),
  },
  'system/config/index': {
    path: '/system/config',
    load: () => import('./admin/configs/configs-page.tsx'),
  },
  'system/notice/index': {
    path: '/system/notices',
    load: () => import('./admin/notices/notice-list-page.tsx'),
  },
  'system/log/index': { path: '/system/logs', load: () => import('./admin/logs/logs-page.tsx') },
  'system/run/index': { path: '/system/runs', load: () => import('./admin/runs/runs-page.tsx') },
  'system/online/index': {
    path: '/system/online',
    load: () => import('./admin/sessions/sessions-page.tsx'),
  },
  'system/dict/index': {
    path: '/system/dictionaries',
    load: () => import('./admin/dictionaries/dictionaries-page.tsx'),
  },
  'demo/api': {
    path: '/demo/api',
    load: () => withOperatorTexts(import('./admin/demo/api-page.tsx')),
  },
  'demo/crud': {
    path: '/demo/crud',
    load: () => withOperatorTexts(import('./admin/demo/items-page.tsx')),
  },
  'demo/lists': {
    path: '/demo/lists',
    load: () => withOperatorTexts(import('./admin/demo/lists-page.tsx')),
  },
  'demo/table-select': {
    path: '/demo/table-select',
    load: () => withOperatorTexts(import('./admin/demo/table-select-page.tsx')),
  },
  'demo/upload': {
    path: '/demo/upload',
    load: () => withOperatorTexts(import('./admin/demo/upload-page.tsx')),
  },
  'demo/signature': {
    path: '/demo/signature',
    load: () => withOperatorTexts(import('./admin/demo/signature-page.tsx')),
  },
  'demo/rich-text': {
    path: '/demo/rich-text',
    load: () => withOperatorTexts(import('./admin/demo/rich-text-page.tsx')),
  },
  'demo/dictionary': {
    path: '/demo/dictionary',
    load: () => withOperatorTexts(import('./admin/demo/dictionary-page.tsx')),
  },
  'demo/icon-select': {
    path: '/demo/icon-select',
    load: () => withOperatorTexts(import('./admin/demo/icon-select-page.tsx')),
  },
  'demo/icons': {
    path: '/demo/icons',
    load: () => withOperatorTexts(import('./admin/demo/icons-page.tsx')),
  },
  'demo/socket': {
    path: '/demo/socket',
    load: () => withOperatorTexts(import('./admin/demo/socket-page.tsx')),
  },
  'demo/level': {
    path: '/demo/level-1/level-2/level-3-1',
    load: () => withOperatorTexts(import('./admin/demo/level-page.tsx')),
  },
  'demo/params': {
    path: '/demo/params/1',
    load: () => withOperatorTexts(import('./admin/demo/params-page.tsx')),
  },
  'demo/document': {
    path: '/demo/document',
    load: () => withOperatorTexts(import('./admin/demo/document-page.tsx')),
  },
  'demo/no-access': {
    path: '/demo/errors/401',
    load: async () => ({ default: (await import('./ui/status-page.tsx')).NoAccessView }),
  },
  'codegen/index': {
    path: '/tools/codegen',
    load: () => withOperatorTexts(import('./admin/codegen/codegen-page.tsx')),
  },
};

export interface StaticPage extends View {
  /** A key of the route texts, or a title of its own. */
  title: string;
  meta: RouteMeta;
}

/** Pages that every signed-in person has; those of owners lead others to 401. */
export const staticPages: readonly StaticPage[] = [
  {
    path: '/profile',
    title: 'profile',
    meta: { hidden: true, layout: 'default' },
    load: () => import('./admin/account/account-page.tsx'),
  },
  {
    path: '/notices',
    title: 'notices',
    meta: { hidden: true, layout: 'default' },
    load: () => import('./admin/notices/notices-page.tsx'),
  },
  {
    path: '/course/:id',
    title: 'courseContent',
    meta: { hidden: true, layout: 'default' },
    load: () => import('./courses/course-page.tsx'),
  },
  {
    path: '/topics',
    title: 'topics',
    meta: { hidden: true, layout: 'none' },
    load: () => withOwnerTexts(import('./shop/topics/topics-page.tsx')),
  },
  {
    path: '/payauth',
    title: 'payauth',
    meta: { hidden: true, layout: 'index' },
    load: () => import('./shop/payments/pay-auth-page.tsx'),
  },
  {
    path: '/payresult',
    title: 'payresult',
    meta: { hidden: true, layout: 'index' },
    load: () => import('./shop/payments/pay-result-page.tsx'),
  },
];
