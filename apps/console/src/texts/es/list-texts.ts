import type { SameAreas } from '@vitrine/contract/catalogue.ts';
import type { listTexts as english } from '../en/list-texts.ts';
import { days } from './days.ts';
import { ledger } from './ledger.ts';
import { lists } from './lists.ts';
import { mobilePrices } from './mobile-prices.ts';
import { numbers } from './numbers.ts';
import { paymentAccount } from './payment-account.ts';
import { payouts } from './payouts.ts';
import { products } from './products.ts';
import { sales } from './sales.ts';
import { tables } from './tables.ts';

export const listTexts = {
  days,
  ledger,
  lists,
  mobilePrices,
  numbers,
  paymentAccount,
  payouts,
  products,
  sales,
  tables,
} satisfies SameAreas<typeof english>;
