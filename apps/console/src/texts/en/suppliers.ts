/** Who delivers the goods to the platform. */
export const suppliers = {
  line: 'Who delivers the goods, and in which currency they bill.',
  add: 'Add supplier',
  edit: 'Edit supplier',
  empty: 'No supplier yet.',
  noneFound: 'No supplier has this name.',
  search: 'Name',
  name: 'Name',
  currency: 'Billed in',
  currencyHint:
    'Costs of its goods are in this currency. It stays while the supplier delivers a product.',
  leadTime: 'Lead time',
  leadTimeHint: 'Working days from the order to our warehouse.',
  days_one: '1 day',
  days_other: '{count} days',
  products: 'Products',
  inUse: 'Delivers products. Give them another supplier first.',
} as const;
