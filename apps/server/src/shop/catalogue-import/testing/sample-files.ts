import { encodingSamples } from './samples/encodings.ts';
import type { SampleFile } from './samples/sample-file.ts';
import { shopifyCells } from './samples/shopify-cells.ts';
import { shopifyProducts } from './samples/shopify-products.ts';
import { woocommerceSamples } from './samples/woocommerce.ts';

/** Files of every kind that real shops export, with goods that were invented here. */
export const sampleFiles: readonly SampleFile[] = [
  ...shopifyProducts,
  ...shopifyCells,
  ...woocommerceSamples,
  ...encodingSamples,
];
