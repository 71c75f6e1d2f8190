import type { Currency } from '@vitrine/contract/money.ts';

interface DemoSupplier {
  name: string;
  currency: Currency;
  leadTimeDays: number;
  /** The beginning of the supplier's own numbers. */
  prefix: string;
  /** Thousandths of the currency for one dollar, near the rates of the reference data: costs are agreed, so they do not follow the rates. */
  perDollar: number;
}

export const demoSuppliers = {
  iberia: {
    name: 'Iberia Hogar Mayorista',
    currency: 'EUR',
    leadTimeDays: 6,
    prefix: 'IH',
    perDollar: 922,
  },
  brightway: {
    name: 'Brightway Trading Shenzhen',
    currency: 'CNY',
    leadTimeDays: 21,
    prefix: 'BW',
    perDollar: 7_118,
  },
  northgate: {
    name: 'Northgate Wholesale',
    currency: 'GBP',
    leadTimeDays: 5,
    prefix: 'NG',
    perDollar: 784,
  },
  pacific: {
    name: 'Pacific Goods Supply',
    currency: 'USD',
    leadTimeDays: 10,
    prefix: 'PG',
    perDollar: 1_000,
  },
} as const satisfies Record<string, DemoSupplier>;

export type SupplierKey = keyof typeof demoSuppliers;
