type Row = Readonly<Record<string, unknown>>;
type Query = Readonly<Record<string, string>>;

/** Which rows a count is the number of. */
export interface Counted {
  /** The endpoint that lists them. */
  list: string;
  /** Where its answer has the rows, when not as `list`. */
  rows?: string;
  /** What it is asked with besides the filters of the count; for a count in a row, by that row and its answer. */
  query?: Query | ((row: Row, answer: Row) => Query);
  /** Leaves out rows that the list cannot leave out itself. */
  keep?: (row: Row, answer: Row) => boolean;
  /** Adds up instead of counting. */
  sum?: (row: Row) => number;
}

/** Query fields that page or translate and do not filter. */
export const ownFilters = new Set([
  'pageNum',
  'pageSize',
  'cursor',
  'limit',
  'currency',
  'country',
  'sort',
  'file',
  'trendDays',
  'withFacets',
  'isLast',
  'withTotal',
  // Leaves out categories that a page does not show; storefront tests compare them.
  'childrenOf',
]);

/** Whole numbers of these names measure and do not count rows. */
export const notCounts = new Set([
  // Of a course: how long it takes, which of its texts are written, and what is within it, which courses.test.ts counts.
  ...['durationSeconds', 'done', 'needed', 'chapterCount', 'lectureCount', 'completedCount'],
  // Of an import of users: rows of a file, which import-users.test.ts counts.
  ...['validCount', 'invalidCount'],
  // Lines of a log, which runs.test.ts counts, and open windows, which sessions.test.ts does.
  ...['lineCount', 'durationMs', 'number', 'tabCount'],
  ...[
    'width',
    'height',
    'focusX',
    'focusY',
    'version',
    'priceVersion',
    'basisPoints',
    'percent',
    'taxPercent',
    'holdDays',
    'defaultPercentage',
    'pages',
  ],
  ...['growth_rate_month', 'growth_rate_week'],
]);

/** Values of filters that are no choice. Ids are taken from what is there. */
export const samples: Readonly<Record<string, readonly string[]>> = {
  tag: ['priority', 'nothing'],
  keywords: ['a', 'lamp', 'VT', 'nothing is called so'],
  type: ['payment', 'nothing'],
  id: ['1'],
  sourceId: ['1'],
  orderId: ['1'],
  supplierId: ['1'],
  countId: ['1'],
  productIds: ['1'],
  productId: ['1'],
  variantId: ['1'],
  dictCode: ['gender'],
  placedFrom: ['2026-01-15', '2026-10-20'],
  placedTo: ['2026-10-20', '2026-11-10'],
  paidFrom: ['2026-01-15', '2026-10-20'],
  openedFrom: ['2026-01-15', '2026-10-20'],
  openedTo: ['2026-10-20', '2026-11-20'],
  requestedFrom: ['2026-01-15', '2026-10-20'],
  requestedTo: ['2026-10-20', '2026-11-20'],
  payoutId: ['1'],
  createdFrom: ['2026-01-15', '2026-10-20'],
  createdTo: ['2026-10-20', '2026-11-20'],
  receivedFrom: ['2026-01-15', '2026-10-20'],
  receivedTo: ['2026-10-20', '2026-11-20'],
  provider: ['sandbox', 'nothing'],
  dayFrom: ['2026-01-15', '2026-10-20'],
  dayTo: ['2026-11-20'],
  timeFrom: ['2026-01-15T06:30:00.000Z'],
  timeTo: ['2026-11-20T09:30:00.000Z'],
  platform: ['tiktok', 'nothing'],
  title: ['a', 'nothing is called so'],
  // Two days in a list, which notices.test.ts compares; an empty one filters nothing.
  publishTime: [''],
  createTime: [''],
  // Days without a range filter nothing in any zone; day-filters.test.ts compares the rows of zones.
  timeZone: ['Asia/Shanghai'],
  roleIds: [''],
  deptId: ['1'],
  operatorId: ['1'],
  priceMin: ['1500'],
  priceMax: ['3000'],
  options: ['colour:sand', 'colour:nothing'],
};

const byStatus = (list: string) => ({
  all: { list },
  unpaid: { list, query: { status: '0' } },
  inTransit: { list, query: { status: '1' } },
  completed: { list, query: { status: '2' } },
  closed: { list, query: { status: '3' } },
});
/** The day that the operators' dashboard calls today: the last of its trend. */
const today = (answer: Row) => (answer['trend'] as { day: string }[]).at(-1)?.day ?? '';

const variants = 'a product lists its own variants';
const counted = 'views and visitors are counted and not stored; visit-figures.test.ts counts them';
const groupsOf = (list: string) => ({
  all: { list },
  ...Object.fromEntries(
    ['waiting', 'underway', 'refunded', 'closed'].map((group) => [
      group,
      { list, query: { group } },
    ]),
  ),
});
const rated = 'the reviews of one product in one store; reviews.test.ts compares them';
const facets = 'the products that filters leave, counted in filters.rules.test.ts';
const books = 'the movements of one day, compared in reconciliation';

/** Every count of an answer by endpoint and field: the rows that it counts, or why no list has them. */
export const counts: Readonly<Record<string, Readonly<Record<string, Counted | string>>>> = {
  'users.dataExport': { bytes: 'the size of the archive' },
  'users.deletion': {
    'blocks[].count': 'what the modules count each for itself; personal-data.test.ts compares it',
  },
  'notices.page': {
    'list[].targetCount': 'its receipts, which nobody lists; notices.test.ts compares it',
    'list[].readCount': 'its receipts that are read; notices.test.ts compares it',
  },
  'orders.count': {
    ...byStatus('orders.list'),
    awaitingBuyer: { list: 'orders.list', query: { awaiting: 'buyer' } },
    awaitingSeller: { list: 'orders.list', query: { awaiting: 'seller' } },
  },
  'fulfilment.count': {
    ...byStatus('fulfilment.list'),
    toShip: { list: 'fulfilment.list', query: { toShip: 'true' } },
    refundAsked: { list: 'fulfilment.list', query: { refundAsked: 'true' } },
    withNotes: { list: 'fulfilment.list', query: { hasNotes: 'true' } },
  },
  'fulfilment.readQueue': {
    'groups[].count': {
      list: 'fulfilment.listQueue',
      query: ({ group }) => ({ group: String(group) }),
    },
    shippedToday: 'orders whose last parcel left since midnight; ship-queue.test.ts counts them',
  },
  'fulfilment.countQueue': {
    toShip: { list: 'fulfilment.listQueue' },
    late: { list: 'fulfilment.listQueue', query: { group: 'late' } },
  },
  'pricing.listCategories': {
    productCount: { list: 'pricing.listProducts' },
    inStoreCount: { list: 'pricing.listProducts', query: { show: 'in-store' } },
    hiddenCount: { list: 'pricing.listProducts', query: { show: 'hidden' } },
    additionCount: { list: 'pricing.listProducts', query: { show: 'new' } },
    'list[].productCount': {
      list: 'pricing.listProducts',
      query: ({ id }) => ({ categoryId: String(id) }),
    },
    'list[].children[].productCount': {
      list: 'pricing.listProducts',
      query: ({ id }) => ({ categoryId: String(id) }),
    },
    'list[].children[].inStoreCount': {
      list: 'pricing.listProducts',
      query: ({ id }) => ({ categoryId: String(id), show: 'in-store' }),
    },
    'list[].inStoreCount': {
      list: 'pricing.listProducts',
      query: ({ id }) => ({ categoryId: String(id), show: 'in-store' }),
    },
    'list[].children[].additionCount': {
      list: 'pricing.listProducts',
      query: ({ id }) => ({ categoryId: String(id), show: 'new' }),
    },
    'list[].additionCount': {
      list: 'pricing.listProducts',
      query: ({ id }) => ({ categoryId: String(id), show: 'new' }),
    },
  },
  'pricing.countNews': { open: { list: 'pricing.listNews', query: { state: 'open' } } },
  'pricing.listTopics': {
    'list[].productCount': {
      list: 'pricing.listProducts',
      query: ({ id }) => ({ categoryId: String(id) }),
    },
    'list[].inStoreCount': {
      list: 'pricing.listProducts',
      query: ({ id }) => ({ categoryId: String(id), show: 'in-store' }),
    },
  },
  'storefront.listCategories': {
    'list[].productCount': {
      list: 'storefront.listProducts',
      query: ({ key }) => ({ category: String(key) }),
    },
    'list[].children[].productCount': {
      list: 'storefront.listProducts',
      query: ({ key }) => ({ category: String(key) }),
    },
  },
  'storefront.listProducts': {
    'list[].rating.count': rated,
    'facets.total': facets,
    'facets.options[].values[].count': facets,
    'facets.inStockCount': facets,
  },
  'storefront.home': {
    'picks[].rating.count': rated,
    'products.list[].rating.count': rated,
    'products.total': { list: 'storefront.listProducts' },
    'reviews.summary.count': rated,
    'categories[].productCount': {
      list: 'storefront.listProducts',
      query: ({ key }) => ({ category: String(key) }),
    },
    'categories[].children[].productCount': {
      list: 'storefront.listProducts',
      query: ({ key }) => ({ category: String(key) }),
    },
  },
  'accounts.imports': { '[].doneCount': 'rows of a file, which import-users.test.ts counts' },
  'catalogueImports.list': {
    'list[].newCount': 'products of a file, which catalogue-import.test.ts counts',
    'list[].changedCount': 'likewise',
    'list[].errorCount': 'rows of a file, likewise',
  },
  'stockCounts.list': {
    'list[].differentCount': 'rows of a file, which stock-counts.test.ts counts',
    'list[].equalCount': 'likewise',
    'list[].problemCount': 'likewise',
    'list[].missingCount': 'likewise',
    'list[].leftOutCount': 'likewise',
  },
  'analytics.storeFigures': {
    'payouts.open': 'the payouts of one store; store-drawer.test.ts compares the lists',
    'payouts.failed': 'likewise',
    'payouts.paid': 'likewise',
    'orders.all': 'likewise, of its orders',
    'orders.toShip': 'likewise',
    'orders.refundAsked': 'likewise',
    'returns.all': 'likewise, of its returns',
    'returns.waiting': 'likewise',
  },
  'catalogue.listCategories': {
    'list[].productCount': {
      list: 'catalogue.list',
      query: ({ id }) => ({ categoryId: String(id) }),
    },
    'list[].children[].productCount': {
      list: 'catalogue.list',
      query: ({ id }) => ({ categoryId: String(id) }),
    },
  },
  'analytics.visits': {
    'total.visits': {
      list: 'analytics.visits',
      rows: 'userSources',
      sum: ({ visits }) => Number(visits),
    },
    'total.orders': {
      list: 'analytics.visits',
      rows: 'pageSources',
      sum: ({ orders }) => Number(orders),
    },
  },
  'analytics.visitStats': {
    todayUvCount: counted,
    totalUvCount: counted,
    todayPvCount: counted,
    totalPvCount: counted,
  },
  'analytics.sales': {
    'totals.count': { list: 'analytics.sales' },
    'totals.units': { list: 'analytics.sales', sum: ({ units }) => Number(units) },
    'totals.visits': 'the visits behind the orders; points.test.ts compares them',
  },
  'analytics.dashboard': {
    'products.total': { list: 'pricing.listProducts', query: { show: 'in-store' } },
    'products.newToday':
      'no list filters by the day on which a product was added; pricing.test.ts compares it',
    'pendingShipment.count': { list: 'orders.list', query: { toShip: 'true' } },
  },
  'analytics.operationsDashboard': {
    'today.visits': {
      list: 'analytics.visits',
      rows: 'stores',
      query: { days: '1' },
      sum: ({ visits }) => Number(visits),
    },
    'today.orders': {
      list: 'fulfilment.list',
      query: (_row, answer) => ({ paidFrom: today(answer) }),
    },
    'today.openStores': { list: 'stores.list', query: { status: 'open' } },
    'today.newStores': {
      list: 'stores.list',
      keep: ({ createdAt }, answer) => String(createdAt) >= today(answer),
    },
  },
  'analytics.attention': {
    'toShip.count': { list: 'fulfilment.list', query: { toShip: 'true' } },
    'refundsAsked.count': { list: 'fulfilment.list', query: { refundAsked: 'true' } },
    'refundsFailed.count': { list: 'fulfilment.list', query: { refundFailed: 'true' } },
    'returns.count': {
      list: 'platformReturns.page',
      query: { group: 'waiting', answeredBy: 'operators' },
    },
    'payoutsFailed.count': { list: 'payouts.listAll', query: { status: 'failed' } },
    'payoutsUnknown.count': { list: 'payouts.listAll', query: { status: 'unknown' } },
    'payoutsRequested.count': { list: 'payouts.listAll', query: { status: 'requested' } },
    'discrepancies.count': { list: 'payments.discrepancies', query: { state: 'open' } },
    'webhooks.count': { list: 'payments.webhookEvents', query: { state: 'waiting' } },
    'failedEmails.count': { list: 'jobs.failed', query: { kind: 'email' } },
    'failedJobs.count': { list: 'jobs.failed', query: { kind: 'other' } },
    'oldRates.count': { list: 'rates.list', keep: ({ isCurrent }) => isCurrent === false },
    'reviewsWaiting.count': { list: 'reviewModeration.page', query: { status: 'waiting' } },
    'reviewsReported.count': { list: 'reviewModeration.page', query: { isReported: 'true' } },
    'soldOutVariants.count': { list: 'stock.list', query: { stock: 'out' } },
    'lowVariants.count': { list: 'stock.list', query: { stock: 'low' } },
    'pausedStores.count': { list: 'stores.list', query: { status: 'paused' } },
    'scheduledNotices.count': { list: 'notices.page', query: { isScheduled: 'true' } },
  },
  'reviewModeration.counts': {
    all: { list: 'reviewModeration.page' },
    waiting: { list: 'reviewModeration.page', query: { status: 'waiting' } },
    published: { list: 'reviewModeration.page', query: { status: 'published' } },
    rejected: { list: 'reviewModeration.page', query: { status: 'rejected' } },
    removed: { list: 'reviewModeration.page', query: { status: 'removed' } },
    reported: { list: 'reviewModeration.page', query: { isReported: 'true' } },
  },
  'reviews.summary': {
    count: { list: 'reviews.list', keep: ({ status }) => status === 'published' },
    unanswered: { list: 'reviews.list', query: { reply: 'open' } },
  },
  'returns.counts': {
    ...groupsOf('returns.list'),
    mine: {
      list: 'returns.list',
      query: { group: 'waiting' },
      keep: ({ answeredBy }) => answeredBy === 'owner',
    },
  },
  'platformReturns.counts': {
    ...groupsOf('platformReturns.page'),
    mine: { list: 'platformReturns.page', query: { group: 'waiting', answeredBy: 'operators' } },
  },
  'disputes.counts': {
    all: { list: 'disputes.page' },
    waiting: { list: 'disputes.page', query: { group: 'waiting' } },
    answered: { list: 'disputes.page', query: { group: 'answered' } },
    ended: { list: 'disputes.page', query: { group: 'ended' } },
  },
  'disputes.read': { orders: 'the orders of its payment are listed nowhere' },
  'payouts.summary': {
    '[].count': 'the payouts of one provider, currency and state; bank-files.test.ts compares them',
  },
  'stock.counts': {
    all: { list: 'stock.list' },
    low: { list: 'stock.list', query: { stock: 'low' } },
    soldOut: { list: 'stock.list', query: { stock: 'out' } },
    lowLimit: 'a setting',
  },
  'catalogue.count': {
    all: { list: 'catalogue.list' },
    active: { list: 'catalogue.list', query: { status: 'active' } },
    scheduled: { list: 'catalogue.list', query: { status: 'scheduled' } },
    draft: { list: 'catalogue.list', query: { status: 'draft' } },
    archived: { list: 'catalogue.list', query: { status: 'archived' } },
    lowStock: { list: 'catalogue.list', query: { stock: 'low' } },
    soldOut: { list: 'catalogue.list', query: { stock: 'out' } },
    missingLanguages: { list: 'catalogue.list', query: { missingLanguage: 'any' } },
  },
  'catalogue.list': {
    'list[].variantCount': variants,
    'list[].storeCount': 'stores that show it; catalogue-tools.test.ts counts them',
    totalCount: 'counted only with withTotal; catalogue-tools.test.ts compares it',
  },
  'suppliers.page': {
    'list[].productCount': {
      list: 'catalogue.list',
      query: ({ id }) => ({ supplierId: String(id) }),
    },
  },
  'purchaseOrders.counts': {
    all: { list: 'purchaseOrders.page' },
    open: { list: 'purchaseOrders.page', query: { group: 'open' } },
    undecided: { list: 'purchaseOrders.page', query: { group: 'undecided' } },
    ended: { list: 'purchaseOrders.page', query: { group: 'ended' } },
  },
  'purchaseOrders.page': {
    'list[].orderCount': 'the orders of its lines; supplier-links.test.ts counts units',
    'list[].unitCount': 'units of its lines; purchase-orders.test.ts counts them',
    'list[].openCount': 'units of its lines; purchase-orders.test.ts counts them',
    'list[].undecidedCount': 'units of its lines; supplier-links.test.ts counts them',
  },
  'supplierUpdates.page': {
    'list[].rowCount': 'rows of a file; supplier-updates.test.ts counts them',
    'list[].wrongCount': 'rows of a file; supplier-updates.test.ts counts them',
    'list[].stockCount': 'rows of a file; supplier-updates.test.ts counts them',
    'list[].costCount': 'rows of a file; supplier-updates.test.ts counts them',
  },
  'media.page': {
    'list[].useCount': 'products and categories; catalogue-tools.test.ts counts them',
  },
  'pricing.listProducts': { 'list[].variantCount': variants },
  'promotions.welcomeSettings': { claims: 'claims are listed nowhere' },
  'reconciliation.list': {
    'list[].totals[].oursCount': books,
    'list[].totals[].theirsCount': books,
  },
  'stores.getQuickStart': { doneCount: 'the steps are in the same answer' },
  'users.me': { 'indexInfo.goods_days_add_count': 'the same number as the dashboard has' },
  'users.secondFactor': { recoveryCodesLeft: 'recovery codes are never listed' },
};
