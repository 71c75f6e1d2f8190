/** The chapters of the API page, in the order of its readers: each with the first parts of the operations in it. */
const chapters: readonly { name: string; description: string; features: readonly string[] }[] = [
  {
    name: 'Sign-in',
    description: 'Captcha, sign-in and registration, tokens, second factor, social sign-in.',
    features: ['auth'],
  },
  {
    name: 'Own account',
    description: 'The signed-in person: profile, password, email, sign-ins, second factor.',
    features: ['users'],
  },
  {
    name: 'Own store',
    description: 'The store of the signed-in owner: name, address, looks, settings.',
    features: ['stores'],
  },
  {
    name: 'Notifications',
    description: 'By which channels owners are notified of which events.',
    features: ['notifications'],
  },
  {
    name: 'Views of lists',
    description: 'Filters, columns and order of a list, kept under a name; own or shared.',
    features: ['listViews'],
  },
  {
    name: 'Prices',
    description:
      'Products of the own store, selling prices, percentages, drafts, order of the list.',
    features: ['pricing'],
  },
  {
    name: 'Orders',
    description: 'Orders of the own store, and orders that owners place for themselves.',
    features: ['orders'],
  },
  {
    name: 'Payments',
    description: 'What owners pay, what providers report, and what operators see of it.',
    features: ['payments'],
  },
  {
    name: 'Refunds',
    description: 'Money that goes back, by owners of direct stores and by operators.',
    features: ['refunds'],
  },
  {
    name: 'Disputes',
    description: 'Payments that buyers dispute at their bank: evidence, answers, decisions.',
    features: ['disputes'],
  },
  {
    name: 'Returns',
    description: 'What buyers request: returns, refunds, cancellations, and how they are answered.',
    features: ['returns', 'platformReturns', 'parcelProblems'],
  },
  {
    name: 'Earnings',
    description: 'Balances, movements and statements of owners; journals and checks for operators.',
    features: ['ledger'],
  },
  {
    name: 'Payouts',
    description: 'Payment accounts, payouts and their schedule.',
    features: ['payouts'],
  },
  {
    name: 'Welcome offer',
    description: 'The offer on the first payment of an owner, and its settings.',
    features: ['promotions'],
  },
  {
    name: 'Figures and links',
    description: 'Dashboards, tracked links and where clicks come from.',
    features: ['analytics'],
  },
  {
    name: 'Storefront',
    description: 'What buyers see: stores, products, search, sitemaps, feeds.',
    features: ['storefront', 'stockAlerts'],
  },
  {
    name: 'Cart',
    description: 'Carts of buyers. The token of a cart is its secret.',
    features: ['carts'],
  },
  {
    name: 'Checkout',
    description: 'Quote, order, tracking and questions of buyers without an account.',
    features: ['checkout', 'orderLinks', 'orderEmails', 'contact'],
  },
  {
    name: 'Payment fees',
    description: 'Planned fees by provider, currency and country, with their history.',
    features: ['fees'],
  },
  {
    name: 'Countries and currencies',
    description: 'The country of the caller, countries, currencies and rates.',
    features: ['markets', 'rates'],
  },
  {
    name: 'Shipping',
    description: 'Carriers, zones with methods and rates, the calendar of deliveries, duties.',
    features: ['shippingZones', 'shippingCalendar', 'shippingDuties', 'carriers'],
  },
  {
    name: 'Fulfilment',
    description: 'Orders of all stores for operators: packing, parcels, delivery.',
    features: [
      'fulfilment',
      'orderNotes',
      'orderTags',
      'orderMails',
      'orderAddresses',
      'orderDesk',
    ],
  },
  {
    name: 'Purchase orders',
    description:
      'What suppliers deliver for paid orders: proposals, purchase orders, and the pages of suppliers.',
    features: ['purchaseOrders', 'supplierLinks'],
  },
  {
    name: 'Shipping documents',
    description: 'Packing slips, pick lists, and files for carriers and warehouses.',
    features: ['shippingDocuments', 'shippingExports', 'shippingPresets'],
  },
  {
    name: 'Stores',
    description: 'What operators decide about a store: hold, open, settlement.',
    features: ['storeDecisions', 'storeViews'],
  },
  {
    name: 'Reviews',
    description: 'What buyers write about what they bought: links, replies, moderation.',
    features: ['reviews', 'reviewModeration'],
  },
  {
    name: 'Catalogue',
    description: 'Products, variants and stock for operators.',
    features: [
      'catalogue',
      'products',
      'productDrafts',
      'productPreviews',
      'categories',
      'suppliers',
      'supplierUpdates',
      'supplierStock',
      'media',
      'stock',
      'stockCounts',
    ],
  },
  {
    name: 'Imports and exports of products',
    description: 'Products from files of other systems, and the catalogue as a file.',
    features: ['catalogueImports', 'catalogueExports'],
  },
  {
    name: 'Reconciliation',
    description: "Our books beside the providers' own, and the fees that they took.",
    features: ['reconciliation'],
  },
  {
    name: 'Users',
    description: 'Users as operators manage them: list, changes, export, import.',
    features: ['accounts'],
  },
  {
    name: 'Departments',
    description: 'The tree of departments of the operators.',
    features: ['departments'],
  },
  { name: 'Menus', description: 'Menus of the consoles, by role.', features: ['menus'] },
  {
    name: 'Roles',
    description: 'Roles, their menus and buttons, and what they permit; what users can do.',
    features: ['roles', 'permissions'],
  },
  {
    name: 'Dictionaries',
    description: 'Dictionaries and their entries.',
    features: ['dictionaries', 'dictionaryEntries'],
  },
  {
    name: 'Config',
    description: 'Settings that operators change while the platform runs.',
    features: ['configs'],
  },
  {
    name: 'Code generation',
    description: 'Code of this code base from a table of the database, for developers.',
    features: ['codegen'],
  },
  {
    name: 'Notices',
    description: 'Notices of operators, and those that are addressed to the caller.',
    features: ['notices'],
  },
  { name: 'Logs', description: 'What operators did, and all sign-ins.', features: ['logs'] },
  {
    name: 'Run logs',
    description: 'Logs of jobs, imports and payouts, read while they run.',
    features: ['runs'],
  },
  {
    name: 'Online users',
    description: 'Sign-ins that are not over, and their end by an operator.',
    features: ['sessions'],
  },
  {
    name: 'Courses',
    description: 'Courses for social platforms, and the progress of the caller in them.',
    features: ['courses'],
  },
  {
    name: 'Writing courses',
    description: 'Courses, chapters, lectures and their files, for operators.',
    features: ['courseDrafts', 'courseFiles'],
  },
  { name: 'Files', description: 'Pictures that people upload.', features: ['files'] },
  {
    name: 'Demo pages',
    description: 'What the demo pages of the console call; not there where they are turned off.',
    features: ['demo', 'demoFiles'],
  },
  { name: 'Jobs', description: 'Background jobs that failed for good.', features: ['jobs'] },
];

export const tagTexts = chapters.map(({ name, description }) => ({ name, description }));

/** The chapter of an operation, `dictionaryEntries.page`; its own first part where no chapter names it. */
export function tagOf(operation: string): string {
  const feature = operation.split('.')[0] ?? '';
  return chapters.find(({ features }) => features.includes(feature))?.name ?? feature;
}
