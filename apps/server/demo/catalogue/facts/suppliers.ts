import type { Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';

interface DemoSupplier {
  name: string;
  currency: Currency;
  leadTimeDays: number;
  contactName: string;
  email: string;
  phone: string;
  address: string;
  language: Language;
  shipsItself: boolean;
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
    contactName: 'Pilar Ortega',
    email: 'pedidos@iberia-hogar.example',
    phone: '+34 961 000 214',
    address: 'Calle del Ceramista 8\n46940 Manises\nEspaña',
    language: 'es',
    shipsItself: true,
    prefix: 'IH',
    perDollar: 922,
  },
  brightway: {
    name: 'Brightway Trading Shenzhen',
    currency: 'CNY',
    leadTimeDays: 21,
    contactName: '陈丽',
    email: 'orders@brightway.example',
    phone: '+86 755 0000 3188',
    address: '龙华区观澜路 88 号\n深圳\n中国',
    language: 'zh-cn',
    shipsItself: false,
    prefix: 'BW',
    perDollar: 7_118,
  },
  northgate: {
    name: 'Northgate Wholesale',
    currency: 'GBP',
    leadTimeDays: 5,
    contactName: 'Harriet Cole',
    email: 'trade@northgate.example',
    phone: '+44 113 496 0142',
    address: 'Unit 4, Northgate Park\nLeeds LS9 0AA\nUnited Kingdom',
    language: 'en',
    shipsItself: false,
    prefix: 'NG',
    perDollar: 784,
  },
  pacific: {
    name: 'Pacific Goods Supply',
    currency: 'USD',
    leadTimeDays: 10,
    contactName: 'Dana Whitfield',
    email: 'desk@pacific-goods.example',
    phone: '+1 510 555 0164',
    address: '2200 Harbor Bay Pkwy\nAlameda, CA 94502\nUnited States',
    language: 'en',
    shipsItself: true,
    prefix: 'PG',
    perDollar: 1_000,
  },
} as const satisfies Record<string, DemoSupplier>;

export type SupplierKey = keyof typeof demoSuppliers;
