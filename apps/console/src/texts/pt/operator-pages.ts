import type { SameAreas } from '@vitrine/contract/catalogue.ts';
import type { operatorPages as english } from '../en/operator-pages.ts';
import { catalogue } from './catalogue.ts';
import { catalogueGrid } from './catalogue-grid.ts';
import { catalogueImports } from './catalogue-imports.ts';
import { catalogueSheet } from './catalogue-sheet.ts';
import { categories } from './categories.ts';
import { codegen } from './codegen.ts';
import { courseWriting } from './course-writing.ts';
import { demo } from './demo.ts';
import { media } from './media.ts';
import { orderDesk } from './order-desk.ts';
import { parcels } from './parcels.ts';
import { paymentProviders } from './payment-providers.ts';
import { productConflict } from './product-conflict.ts';
import { productEditor } from './product-editor.ts';
import { productFields } from './product-fields.ts';
import { purchaseOrders } from './purchase-orders.ts';
import { sheet } from './sheet.ts';
import { shipQueue } from './ship-queue.ts';
import { shippingFiles } from './shipping-files.ts';
import { shippingRates } from './shipping-rates.ts';
import { stock } from './stock.ts';
import { stockCounts } from './stock-counts.ts';
import { stockMovements } from './stock-movements.ts';
import { storeFigures } from './store-figures.ts';
import { suppliers } from './suppliers.ts';

export const operatorPages = {
  courseWriting,
  codegen,
  catalogue,
  catalogueGrid,
  catalogueImports,
  catalogueSheet,
  categories,
  demo,
  media,
  orderDesk,
  parcels,
  paymentProviders,
  productConflict,
  productEditor,
  productFields,
  purchaseOrders,
  sheet,
  shipQueue,
  shippingRates,
  shippingFiles,
  stock,
  stockCounts,
  stockMovements,
  storeFigures,
  suppliers,
} satisfies SameAreas<typeof english>;
