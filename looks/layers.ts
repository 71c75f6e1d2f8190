import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Target } from './walk.ts';

export interface Layer extends Target {
  /** The file of the console that draws it, and for a sheet of the phone the name that it has there. */
  of: string;
}

const layer = (of: string, address: string, ...presses: string[]): Layer => ({
  of,
  address,
  presses,
  layer: of.replace(/\.tsx/, '').replace(/^.*\//, ''),
});

/** What the shell of the console opens: signed-in persons have it on every page. */
const shellLayers: readonly Layer[] = [
  layer('desktop/layout/search-dialog.tsx', '/profile', '.search-button'),
  layer('desktop/layout/bell.tsx', '/profile', '.top-tools .quiet.square:has(.ant-badge)'),
  layer('desktop/layout/profile-menu.tsx', '/profile', 'button.profile'),
  layer(
    'desktop/layout/settings-drawer.tsx',
    '/profile',
    '.top-tools .quiet.square:has(.lucide-settings-2)',
  ),
];

/** Below 992 px the menu on the left is a drawer. */
const menuDrawer: Layer = {
  ...layer(
    'desktop/layout/default-layout.tsx',
    '/profile',
    'header.bar > button:has(.lucide-panel-left)',
  ),
  widest: 900,
};

export const ownerLayers: readonly Layer[] = [
  ...shellLayers,
  menuDrawer,
  layer('admin/notices/notice-dialog.tsx', '/notices', 'main tbody .row-link'),
  layer('desktop/layout/help-menu.tsx', '/index', '.help-menu'),
  layer('shop/analytics/dashboard-head.tsx', '/index', 'main button:has(.lucide-qr-code)'),
  layer('shop/pricing/percent-overlay.tsx', '/product', 'main [aria-haspopup="dialog"]'),
  layer(
    'shop/pricing/price-import.tsx',
    '/product',
    'main button:has(.lucide-file-spreadsheet)',
    '.ant-dropdown-menu-item >> nth=0',
  ),
  layer('shop/pricing/row-menu.tsx', '/product', 'table .ant-dropdown-trigger'),
  layer('shop/pricing/product-overlay.tsx', '/product', 'table .row-link'),
  layer(
    'shop/pricing/picture-overlay.tsx',
    '/product',
    'table .row-link',
    '.product-pictures button',
  ),
  layer('shop/ledger/statement-button.tsx', '/revenue', 'main .ant-dropdown-trigger'),
  layer('shop/ledger/payout-request.tsx', '/revenue', 'main .ant-btn-primary:enabled'),
  layer('shop/payouts/payout-overlay.tsx', '/revenue', '.payout-open'),
  layer('shop/payouts/unlink-button.tsx', '/payment', 'main .btn.danger'),
  layer('shop/changes/all-done.tsx', '/changes', 'main .page-head .btn'),
  layer('shop/links/link-overlay.tsx', '/share', 'main .page-head > .cluster .ant-btn-primary'),
  layer('shop/links/links-page.tsx', '/share', 'main button:has(.lucide-archive)'),
];

/** Of an owner whose buyers pay directly: refunds are the owner's own. */
export const directLayers: readonly Layer[] = [
  layer('ui/table/use-columns.tsx', '/order', 'main button:has(.lucide-columns-3)'),
  layer('shop/returns/return-overlay.tsx', '/returns', 'main .return-item'),
  layer('shop/orders/order-overlay.tsx', '/order?status=1', 'table .row-link'),
  layer(
    'shop/refunds/refund-overlay.tsx',
    '/order?status=1',
    'table .row-link',
    '.refunds-actions button',
  ),
];

const shipping = '/operations/orders?tab=ship';
const nextStep = ':is(.codegen-foot .ant-btn-primary, .codegen-preview .ant-tree-title)';
export const operatorLayers: readonly Layer[] = [
  ...shellLayers,
  menuDrawer,
  layer(
    'operations/returns/operations-returns.tsx',
    '/operations/returns?tab=all',
    'main tbody .row-link',
  ),
  layer(
    'operations/reviews/review-drawer.tsx',
    '/operations/reviews?tab=published',
    'main tbody tr:last-child',
  ),
  layer(
    'ui/list/bulk/bulk-dialog.tsx',
    '/operations/reviews?tab=published',
    'main tbody .ant-checkbox-input >> nth=0',
    '.floating-bar .ant-btn',
  ),
  layer(
    'operations/shipping/paste-dialog.tsx',
    '/operations/shipping',
    'main .page-head .lucide-clipboard-paste',
  ),
  layer('ui/list/views/view-menu.tsx', '/operations/orders', 'main .lucide-layers'),
  layer(
    'operations/courses/course-form.tsx',
    '/operations/courses',
    'main .page-head > .cluster .ant-btn-primary',
  ),
  layer(
    'operations/courses/chapter-form.tsx',
    '/operations/courses?course=1',
    'main .section-card header .ant-btn',
  ),
  layer(
    'operations/courses/lecture-form.tsx',
    '/operations/courses?course=1',
    'main .outline-node .lucide-plus',
  ),
  layer(
    'operations/courses/outline-tree.tsx',
    '/operations/courses?course=1',
    'main .outline-actions .lucide-trash-2',
  ),
  layer(
    'operations/courses/course-editor.tsx',
    '/operations/courses?course=1',
    'main .page-head > .cluster .ant-btn:last-child',
  ),
  layer(
    'operations/catalogue-imports/export-products.tsx',
    '/operations/catalogue-imports',
    '.page-head .lucide-download',
  ),
  layer(
    'operations/purchase-orders/proposal-dialog.tsx',
    '/operations/purchase-orders',
    'main .page-head .lucide-plus',
  ),
  layer(
    'operations/catalogue/suppliers/supplier-drawer.tsx',
    '/operations/suppliers',
    'main tbody .row-link >> nth=0',
  ),
  layer(
    'operations/catalogue/editor/history-card.tsx',
    '/operations/products?product=1',
    'main .section-card header .link >> nth=-1',
  ),
  layer(
    'operations/catalogue/editor/add-option.tsx',
    '/operations/products?product=1',
    'main .editor-card-head .lucide-plus',
  ),
  layer(
    'operations/catalogue/editor/option-dialog.tsx',
    '/operations/products?product=1',
    'main .editor-options .link >> nth=0',
  ),
  layer(
    'operations/catalogue/editor/suppliers-dialog.tsx',
    '/operations/products?product=1',
    'main .section-card p .link.small',
  ),
  layer(
    'operations/catalogue/editor/preview-button.tsx',
    '/operations/products?product=1',
    'main .page-head .lucide-eye',
  ),
  layer(
    'operations/catalogue/editor/product-editor.tsx',
    '/operations/products?product=1',
    'main .page-head .lucide-trash-2',
  ),
  layer(
    'operations/catalogue/stock/movements-overlay.tsx',
    '/operations/products?product=1',
    'main .editor-card-head .lucide-history',
  ),
  layer(
    'operations/catalogue/media/media-chooser.tsx',
    '/operations/products?product=1',
    'main .editor-card-head .lucide-images',
  ),
  layer(
    'operations/catalogue/media/media-details.tsx',
    '/operations/media',
    'main .media-item >> nth=0',
  ),
  layer(
    'operations/catalogue/product-bulk.tsx',
    '/operations/products',
    'main tbody .ant-checkbox-input >> nth=0',
    '.floating-bar .lucide-folder-tree',
  ),
  layer(
    'operations/catalogue/categories/categories-page.tsx',
    '/operations/categories',
    'main .category-node .lucide-trash-2 >> nth=0',
  ),
  layer(
    'operations/catalogue/categories/category-form.tsx',
    '/operations/categories',
    'main .category-node .lucide-pencil >> nth=0',
  ),
  layer(
    'ui/sheet/sheet-tools.tsx',
    '/operations/products?view=grid',
    '.sheet-tools .lucide-percent',
  ),
  layer(
    'operations/stock/stock-cells.tsx',
    '/operations/stock',
    'main tbody .lucide-pencil >> nth=0',
  ),
  layer('operations/rates/rate-form.tsx', '/operations/rates', 'main tbody .ant-btn'),
  layer('operations/rates/rate-import.tsx', '/operations/rates', 'main .list-bar .lucide-upload'),
  layer(
    'operations/shipping-rates/zone-form.tsx',
    '/operations/shipping-rates',
    'main tbody .row-link',
  ),
  layer(
    'operations/shipping-rates/zone-list.tsx',
    '/operations/shipping-rates',
    'main tbody .lucide-trash-2 >> nth=0',
  ),
  layer(
    'operations/shipping-rates/carriers-tab.tsx',
    '/operations/shipping-rates?tab=carriers',
    'main tbody .lucide-pencil >> nth=0',
  ),
  layer(
    'admin/notices/notice-form.tsx',
    '/system/notices',
    'main .page-head > .cluster .ant-btn-primary',
  ),
  layer('operations/dashboard/visits-drawer.tsx', '/index?visits=today'),
  layer('ui/table/use-columns.tsx', '/operations/orders', 'main button:has(.lucide-columns-3)'),
  layer('operations/orders/platform-order-drawer.tsx', shipping, 'main tbody .row-link'),
  layer(
    'operations/orders/order-address.tsx',
    shipping,
    'main tbody .row-link',
    '.order-two .ant-btn',
  ),
  layer(
    'operations/shipping-documents/carrier-file.tsx',
    shipping,
    'main button:has(.lucide-truck)',
  ),
  layer(
    'operations/shipping-documents/papers-menu.tsx',
    shipping,
    'main tbody .ant-checkbox-input >> nth=0',
    '.floating-bar button:has(.lucide-printer)',
  ),
  layer(
    'operations/shipping/queue-papers.tsx',
    '/operations/shipping',
    'main .page-head button:has(.lucide-list-checks)',
  ),
  layer(
    'operations/shipping/slip-button.tsx',
    '/operations/shipping',
    '.packing-slip .ant-dropdown-trigger',
  ),
  layer(
    'operations/refunds/order-refunds.tsx',
    shipping,
    'main tbody .row-link',
    '.refunds-actions button',
  ),
  layer('operations/stores/store-drawer.tsx', '/operations/stores', 'main tbody .row-link'),
  layer(
    'operations/stores/decision-dialog.tsx',
    '/operations/stores',
    'main tbody .row-link',
    '.overlay-foot .ant-btn-dangerous',
  ),
  layer(
    'operations/payouts/run-payouts.tsx',
    '/operations/payouts',
    'main .page-head .ant-btn-primary',
  ),
  layer(
    'operations/payouts/operations-payouts.tsx',
    '/operations/payouts',
    'main .bank-clock .ant-btn',
  ),
  layer(
    'operations/payouts/payout-form.tsx',
    '/operations/payout-settings',
    'main .section-card button >> nth=0',
  ),
  layer(
    'operations/payouts/bank-transfer-form.tsx',
    '/operations/payout-settings',
    'main .section-card button >> nth=1',
  ),
  layer(
    'operations/payouts/welcome-form.tsx',
    '/operations/payout-settings',
    'main .section-card button >> nth=2',
  ),
  layer(
    'operations/providers/keys-dialog.tsx',
    '/operations/providers',
    'main .provider-wide >> nth=0',
  ),
  layer(
    'ui/list/row-actions.tsx',
    '/system/menus',
    'main tbody .ant-btn:has(.lucide-trash-2):not([aria-disabled])',
  ),
  layer(
    'admin/menus/menu-drawer.tsx',
    '/system/menus',
    'main .page-head > .cluster button >> nth=-1',
  ),
  layer(
    'admin/menus/icon-chooser.tsx',
    '/system/menus',
    'main .page-head > .cluster button >> nth=-1',
    '.overlay [aria-haspopup="dialog"]',
  ),
  layer(
    'admin/roles/roles-page.tsx',
    '/system/roles',
    'main .page-head > .cluster button >> nth=-1',
  ),
  layer(
    'admin/roles/assign-drawer.tsx',
    '/system/roles',
    'main tbody .ant-btn:has(.lucide-list-checks):not([aria-disabled])',
  ),
  layer(
    'admin/configs/configs-page.tsx',
    '/system/config',
    'main .page-head > .cluster button >> nth=-1',
  ),
  layer('admin/demo/item-drawer.tsx', '/demo/crud', 'main .page-head > .cluster .ant-btn-primary'),
  layer('admin/demo/table-select.tsx', '/demo/table-select', 'main button[aria-haspopup="dialog"]'),
  layer('admin/logs/log-drawer.tsx', '/system/logs', 'main tbody .row-link'),
  layer('admin/runs/run-drawer.tsx', '/system/runs', 'main tbody .row-link'),
  layer(
    'admin/dictionaries/dictionaries-page.tsx',
    '/system/dictionaries',
    'main .page-head > .cluster button >> nth=-1',
  ),
  layer(
    'admin/users/import-dialog.tsx',
    '/system/users',
    'main .page-head > .cluster button >> nth=0',
  ),
  layer(
    'admin/users/user-drawer.tsx',
    '/system/users',
    'main .page-head > .cluster button >> nth=-1',
  ),
  layer(
    'admin/departments/department-dialog.tsx',
    '/system/departments',
    'main .page-head > .cluster button',
  ),
  layer(
    'ui/list/row-actions.tsx',
    '/system/dictionaries',
    'main tbody button:has(.lucide-trash-2)',
  ),
  layer('admin/dictionaries/entries-drawer.tsx', '/system/dictionaries', 'main tbody .row-link'),
  layer(
    'admin/dictionaries/entry-form.tsx',
    '/system/dictionaries',
    'main tbody .row-link',
    '.overlay .ant-btn-primary >> nth=-1',
  ),
  layer(
    'admin/codegen/codegen-drawer.tsx',
    '/tools/codegen?keywords=dictionaries',
    'main tbody button:has(.lucide-file-code-2)',
  ),
  // A table whose code was written once opens at its files, where a press leads nowhere else.
  layer(
    'admin/codegen/preview-step.tsx',
    '/tools/codegen?keywords=departments',
    'main tbody button:has(.lucide-file-code-2)',
    nextStep,
    nextStep,
  ),
];

const legal = 'admin/identity/legal-dialog.tsx';
export const signInLayers: readonly Layer[] = [layer(legal, '/login', 'main .gap + button.quiet')];

/** Sheets of the phone are words in the address (`useSheet`), or need something that is chosen in the page. */
export const phoneLayers: readonly Layer[] = [
  layer('home/home-page.tsx share', '/home?share=1'),
  layer('home/news-sheet.tsx news', '/home?news=1'),
  layer('notices/notices-page.tsx notice', '/notices', 'main button.m-row'),
  layer('orders/orders-page.tsx days', '/tableme?days=1'),
  layer('orders/orders-page.tsx order', '/tableme', 'main button.goods'),
  layer('returns/returns-page.tsx return', '/returns', 'main .return-item'),
  layer('me/me-page.tsx share', '/me?share=1'),
  layer('me/me-page.tsx leave', '/me?leave=1'),
  layer('ledger/ledger-page.tsx days', '/earnings?days=1'),
  layer('ledger/ledger-page.tsx statement', '/earnings?statement=1'),
  layer('ledger/ledger-page.tsx payout', '/earnings?payout=1'),
  layer('ledger/ledger-page.tsx past', '/earnings', '.payout-open'),
  layer('own-orders/own-order-page.tsx find', '/sample?find=1'),
  layer('own-orders/own-order-page.tsx product', '/sample?find=1', '.m-sheet button.m-row:enabled'),
  layer('own-orders/own-order-page.tsx address', '/sample?address=1'),
  layer('payment/payment-page.tsx unlink', '/payment?unlink=1'),
  layer('payment/payment-page.tsx prove', '/payment?prove=1'),
  ...['words', 'pictures', 'selling', 'prices', 'market', 'slug'].map((part) => ({
    ...layer('store/store-page.tsx edit', `/store?edit=${part}`),
    layer: part,
  })),
  layer('products/products-page.tsx product', '/products', '.m-product button.name'),
  layer(
    'products/product-sheet.tsx picture',
    '/products',
    '.m-product button.name',
    '.product-pictures button',
  ),
  layer('products/products-page.tsx price', '/products', '.m-product .price button.value'),
  layer('products/products-page.tsx sorting', '/products?sorting=1'),
  layer('products/products-page.tsx import', '/products?import=1'),
  layer('products/products-page.tsx percent', '/products?percent=1'),
  layer('links/links-page.tsx share', '/share?share=1'),
  layer('links/links-page.tsx new', '/share?new=1'),
  layer('links/links-page.tsx link', '/share', 'main button.m-row'),
  layer(
    'links/link-sheet.tsx away',
    '/share',
    'main button.m-row',
    '.m-sheet button.m-row >> nth=1',
  ),
  layer(
    'links/link-sheet.tsx edit',
    '/share',
    'main button.m-row',
    '.m-sheet button.m-row >> nth=0',
  ),
];

/** The choice of country, language and currency; the details of a product and of the sums are open or closed parts of their pages. */
export const storeLayers = (language: string): readonly Layer[] => [
  layer('storefront/choices-form', `/s/casa-luna/${language}`, 'button[popovertarget]'),
];

/** Layers that the walk does not open, and why. */
const leftOut: Readonly<Record<string, string>> = {
  'ui/crop/crop-dialog.tsx':
    'opened by choosing a picture from the device; e2e/my-shop.spec.ts opens it',
  'ui/overlay/desk-overlay.tsx': 'the overlay of the desk itself, which all layers are made of',
  'ui/overlay/question.tsx': 'the question itself, which all questions are made of',
  'ui/form-panel.tsx': 'the drawer of a form itself; menu-drawer.tsx is one',
  'ui/plain/dialog.tsx': 'the native dialog itself, which sheets and the legal pages are made of',
  'ui/plain/sheet.tsx': 'the sheet itself, which the layers of the phone are made of',
  'shop/refunds/own-refunds.tsx': 'needs an order whose owner paid; refund-overlay.tsx is like it',
  'shop/pricing/spreadsheet-menu.tsx': 'the menu in which price-import.tsx is chosen',
  'operations/catalogue-imports/changed-products.tsx': 'needs an import',
  'operations/stock/book-count.tsx': 'needs a stock count that was uploaded',
  'operations/catalogue-imports/run-step.tsx': 'needs an import',
  'operations/catalogue/editor/conflict-dialog.tsx':
    'needs a product that a colleague saved meanwhile; e2e/catalogue.spec.ts opens it',
  'operations/catalogue/editor/effects.tsx': 'needs a fixed price that falls under the floor',
  'operations/catalogue/editor/save-bar.tsx': 'needs a product that was changed',
  'operations/catalogue/grid/clash-dialog.tsx':
    'needs cells that a colleague saved meanwhile; e2e/catalogue.spec.ts opens it',
  'operations/catalogue/grid/product-grid.tsx': 'needs cells that were changed',
  'operations/catalogue/media/media-page.tsx': 'needs pictures that nothing shows',
  'operations/catalogue/suppliers/stock-link-card.tsx': 'needs the link of a supplier',
  'operations/catalogue/suppliers/update-dialog.tsx': 'needs a table of a supplier',
  'operations/purchase-orders/purchase-actions.tsx': 'needs a purchase order',
  'operations/purchase-orders/purchase-drawer.tsx': 'needs a purchase order',
  'operations/purchase-orders/purchase-link.tsx': 'needs a purchase order',
  'operations/purchase-orders/receive-dialog.tsx': 'needs a purchase order',
  'operations/shipping-rates/rate-preview.tsx': 'needs a rate that was changed',
  'operations/disputes/dispute-page.tsx': 'needs a disputed payment',
  'operations/disputes/submit-dispute.tsx': 'needs a disputed payment',
  'operations/payouts/bank-result-dialog.tsx': 'needs a file for the bank',
  'operations/payouts/payout-drawer.tsx': 'needs a payout',
  'operations/providers/proof-dialog.tsx': 'needs keys that were entered',
  'shop/reviews/report-overlay.tsx': 'needs a review of the own store',
  'shop/reviews/review-feed.tsx': 'needs a reply to a review of the own store',
  'ui/qr-popover.tsx': 'opened by the head of the dashboard',
  'desktop/layout/search-list.tsx': 'the list inside the dialog of search-dialog.tsx',
  'desktop/layout/store-box.tsx':
    'the same code as the dashboard’s, and the popover of a layout with its menu above',
  'desktop/layout/top-menu.tsx': 'only in the layout with its menu above',
  'desktop/layout/tags-view.tsx': 'opened by the right button of a mouse',
  'operations/jobs/operations-jobs.tsx': 'needs a job that failed',
  'operations/orders/order-mails.tsx': 'needs an order whose buyer was emailed',
  'operations/orders/order-notes.tsx': 'needs a note of an order',
  'operations/parcels/problem-overlay.tsx':
    'needs a parcel that went wrong, which the demonstration does not have',
  'operations/parcels/problem-answer.tsx': 'likewise',
  'operations/parcels/report-problem.tsx':
    'needs a parcel on its way, which the first orders of the demonstration do not have',
  'operations/shipping-documents/preset-form.tsx':
    'a question before a preset is deleted, and a new installation has none',
  'operations/orders/parcel-actions.tsx':
    'needs a parcel on its way, which the first orders of the demonstration do not have',
  'operations/stores/reset-factor-button.tsx': 'needs an owner with a second factor',
  'shop/orders/cancel-own.tsx': 'needs an own order that is not paid',
  'shop/payments/open-pay-overlay.tsx': 'needs an order that its owner has to pay',
  'shop/payouts/bank-buttons.tsx': 'needs a bank account of the owner',
  'shop/payouts/bank-form.tsx': 'needs a platform that pays by bank transfer',
  'shop/payouts/choose-button.tsx': 'needs two accounts of the owner',
  'shop/payouts/link-button.tsx': 'needs a sign-in that is longer ago',
  'shop/pricing/conflict-overlay.tsx': 'needs a price that was changed elsewhere meanwhile',
  'shop/pricing/product-list.tsx': 'needs an own order that was begun',
  'orders/orders-page.tsx pay': 'needs an order that its owner has to pay',
  'own-orders/own-order-page.tsx pay': 'needs an own order',
  'me/install-row.tsx install': 'only on a device that cannot install by itself',
  'products/save-prices-bar.tsx discard': 'needs a price that was changed',
  'products/product-sheet.tsx variant': 'the sheet of a price, opened for one variant',
};

const consoleSource = path.resolve(import.meta.dirname, '../apps/console/src');

/** Every layer that the console's source draws: a new one without an entry does not pass unseen. */
export function findUnknownLayers(): string[] {
  const drawn = globSync('**/*.tsx', { cwd: consoleSource }).flatMap((file) => {
    const source = readFileSync(path.join(consoleSource, file), 'utf8');
    if (file.startsWith('mobile'))
      return [...source.matchAll(/useSheet\('(\w+)'\)/g)].map(
        ([, name]) => `${file.replace(/^mobile./, '')} ${name}`,
      );
    return /<(?:Overlay|Question|AnchoredQuestion|Popover|Dropdown|QrPopover|Dialog|dialog)\b|useQuestion\(/.test(
      source,
    )
      ? [file]
      : [];
  });
  const known = [
    ...ownerLayers,
    ...directLayers,
    ...operatorLayers,
    ...signInLayers,
    ...phoneLayers,
  ].map(({ of }) => of);
  return drawn.filter((one) => !known.includes(one) && !leftOut[one]);
}
