import { codegenModule } from '#admin/codegen/index.ts';
import { configsModule } from '#admin/configs/index.ts';
import { demoModule } from '#admin/demo/index.ts';
import { departmentsModule } from '#admin/departments/index.ts';
import { dictionariesModule } from '#admin/dictionaries/index.ts';
import { identityModule } from '#admin/identity/index.ts';
import { logsModule } from '#admin/logs/index.ts';
import { menusModule } from '#admin/menus/index.ts';
import { noticesModule } from '#admin/notices/index.ts';
import { permissionsModule } from '#admin/permissions/index.ts';
import { personalDataModule } from '#admin/personal-data/index.ts';
import { rolesModule } from '#admin/roles/index.ts';
import { runsModule } from '#admin/runs/index.ts';
import { sessionsModule } from '#admin/sessions/index.ts';
import { usersModule } from '#admin/users/index.ts';
import { webPushModule } from '#admin/web-push/index.ts';
import { coursesModule } from '#courses/index.ts';
import { filesModule } from '#platform/files/files.ts';
import { Hooks } from '#platform/hooks.ts';
import { idempotencyModule } from '#platform/http/idempotency-module.ts';
import { failedJobsModule } from '#platform/jobs/failed-jobs.ts';
import { mailModule } from '#platform/mail/mail.ts';
import type { Module } from '#platform/module.ts';
import { analyticsModule } from '#shop/analytics/index.ts';
import { catalogueModule } from '#shop/catalogue/index.ts';
import { catalogueExportModule } from '#shop/catalogue-export/index.ts';
import { catalogueImportModule } from '#shop/catalogue-import/index.ts';
import { disputesModule } from '#shop/disputes/index.ts';
import { feesModule } from '#shop/fees/index.ts';
import { fulfilmentModule } from '#shop/fulfilment/index.ts';
import { ledgerModule } from '#shop/ledger/index.ts';
import { listViewsModule } from '#shop/list-views/index.ts';
import { marketsModule } from '#shop/markets/index.ts';
import { channelModules, notificationsModule } from '#shop/notifications/index.ts';
import { ordersModule } from '#shop/orders/index.ts';
import { parcelProblemsModule } from '#shop/parcel-problems/index.ts';
import { paymentsModule } from '#shop/payments/index.ts';
import { payoutsModule } from '#shop/payouts/index.ts';
import { platformCatalogueModule } from '#shop/platform-catalogue/index.ts';
import { pricingModule } from '#shop/pricing/index.ts';
import { promotionsModule } from '#shop/promotions/index.ts';
import { purchaseOrdersModule } from '#shop/purchase-orders/index.ts';
import { reconciliationModule } from '#shop/reconciliation/index.ts';
import { refundsModule } from '#shop/refunds/index.ts';
import { returnsModule } from '#shop/returns/index.ts';
import { reviewsModule } from '#shop/reviews/index.ts';
import { shippingModule } from '#shop/shipping/index.ts';
import { shippingDocumentsModule } from '#shop/shipping-documents/index.ts';
import { stockModule } from '#shop/stock/index.ts';
import { stockAlertsModule } from '#shop/stock-alerts/index.ts';
import { stockCountsModule } from '#shop/stock-counts/index.ts';
import { storeViewsModule } from '#shop/store-views/index.ts';
import { storefrontModule } from '#shop/storefront/index.ts';
import { storesModule } from '#shop/stores/index.ts';
import { supplierUpdatesModule } from '#shop/supplier-updates/index.ts';

/** Every feature of the product, in the order of a sale. Nothing is loaded that is not named here. */
export const modules: readonly Module[] = [
  mailModule,
  filesModule,
  failedJobsModule,
  idempotencyModule,
  identityModule,
  departmentsModule,
  usersModule,
  webPushModule,
  rolesModule,
  menusModule,
  permissionsModule,
  dictionariesModule,
  configsModule,
  codegenModule,
  noticesModule,
  logsModule,
  runsModule,
  sessionsModule,
  personalDataModule,
  demoModule,
  marketsModule,
  feesModule,
  notificationsModule,
  ...channelModules,
  storesModule,
  storeViewsModule,
  listViewsModule,
  catalogueModule,
  shippingModule,
  stockModule,
  pricingModule,
  platformCatalogueModule,
  supplierUpdatesModule,
  catalogueImportModule,
  catalogueExportModule,
  storefrontModule,
  stockAlertsModule,
  promotionsModule,
  ledgerModule,
  ordersModule,
  stockCountsModule,
  paymentsModule,
  refundsModule,
  purchaseOrdersModule,
  disputesModule,
  returnsModule,
  fulfilmentModule,
  parcelProblemsModule,
  shippingDocumentsModule,
  payoutsModule,
  reconciliationModule,
  analyticsModule,
  coursesModule,
  reviewsModule,
];

/** What modules implement for others further left. */
export const hooks = new Hooks(modules.flatMap((module) => module.hooks ?? []));

/** The rules of all modules. */
export const invariants = modules.flatMap((module) => module.invariants ?? []);
