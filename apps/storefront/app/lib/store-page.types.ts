import type { Currency } from '@vitrine/contract/money.ts';
import type { Host } from './host.ts';
import type { StorePlace } from './not-now.ts';
import type { StorePaths } from './store-paths.ts';
import type { Visitor } from './visitor.ts';

export interface StorePage extends StorePlace {
  host: Host;
  visitor: Visitor;
  currency: Currency;
  paths: StorePaths;
}
