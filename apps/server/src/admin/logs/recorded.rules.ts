import type { LogModule } from '@vitrine/contract/admin/logs.ts';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import type { Verb } from '#texts/operations.ts';

/** The modules of the features, by the first part of their endpoints' names. */
const modules: Readonly<Record<string, LogModule>> = {
  auth: 'login',
  accounts: 'user',
  users: 'user',
  departments: 'department',
  depts: 'department',
  roles: 'role',
  menus: 'menu',
  dictionaries: 'dictionary',
  dictionaryEntries: 'dictionary',
  configs: 'config',
  notices: 'notice',
  logs: 'log',
  sessions: 'session',
  codegen: 'codegen',
  files: 'file',
  stores: 'store',
  storeDecisions: 'store',
  storeViews: 'store',
  analytics: 'store',
  catalogue: 'catalogue',
  products: 'catalogue',
  productDrafts: 'catalogue',
  productPreviews: 'catalogue',
  categories: 'catalogue',
  catalogueImports: 'catalogue',
  catalogueExports: 'catalogue',
  suppliers: 'catalogue',
  supplierUpdates: 'catalogue',
  purchaseOrders: 'order',
  media: 'catalogue',
  stock: 'catalogue',
  stockCounts: 'catalogue',
  pricing: 'catalogue',
  orders: 'order',
  fulfilment: 'order',
  orderNotes: 'order',
  orderTags: 'order',
  orderMails: 'order',
  orderAddresses: 'order',
  orderDesk: 'order',
  shippingDocuments: 'order',
  shippingExports: 'order',
  shippingPresets: 'order',
  refunds: 'order',
  parcelProblems: 'return',
  returns: 'return',
  platformReturns: 'return',
  reviews: 'review',
  reviewModeration: 'review',
  payments: 'payment',
  disputes: 'payment',
  payouts: 'payout',
  fees: 'payout',
  ledger: 'ledger',
  reconciliation: 'ledger',
  rates: 'rate',
  shippingZones: 'shipping',
  shippingCalendar: 'shipping',
  shippingDuties: 'shipping',
  carriers: 'shipping',
  promotions: 'promotion',
  courses: 'course',
  courseDrafts: 'course',
  courseFiles: 'course',
  jobs: 'job',
  runs: 'log',
  demo: 'demo',
  demoFiles: 'demo',
};

export function moduleOf({ name, permission }: Pick<Endpoint, 'name' | 'permission'>): LogModule {
  if (permission?.startsWith('account:') && !name.startsWith('auth.')) return 'account';
  return modules[name.split('.')[0] ?? ''] ?? 'other';
}

/** What calls do, where the first word of the endpoint's name does not say it. */
const special: Readonly<Record<string, Verb>> = {
  'auth.logoutPost': 'logout',
  'auth.secondFactor': 'login',
  'auth.socialTicket': 'login',
  'auth.socialCode': 'login',
  'auth.socialEmail': 'login',
  'auth.setup': 'register',
  'auth.passwordReset': 'resetPassword',
  'users.legacyLogout': 'logout',
  'users.password': 'changePassword',
  'users.email': 'change',
  'users.secondFactorReset': 'resetFactor',
  'roles.updateMenus': 'assign',
  'refunds.create': 'refund',
  'parcelProblems.refund': 'refund',
  'platformReturns.refund': 'refund',
  'refunds.cancelRest': 'cancel',
  'courseFiles.start': 'upload',
  'courseFiles.finish': 'upload',
  'stockCounts.create': 'upload',
  'storeViews.begin': 'viewAsOwner',
  'storeViews.end': 'endView',
  'payouts.moveClock': 'change',
  'dictionaryEntries.sort': 'order',
  'configs.sendTestEmail': 'testEmail',
};
const verbs: readonly (readonly [RegExp, Verb])[] = [
  [/^(?:create|add|new)/, 'create'],
  [/^(?:delete|remove)/, 'delete'],
  [/^end|^signOut/, 'endSession'],
  [/^import/, 'import'],
  [/^export|^download|^print/, 'export'],
  [/^(?:order|sort)/, 'order'],
  [/^resetPassword|^passwordReset|^password/, 'resetPassword'],
  [/^assign|^(?:set|save)Menus|^menus$/, 'assign'],
  [/^undo/, 'undo'],
  [
    /^(login|logout|register|publish|unpublish|revoke|refresh|ship|deliver|process|withdraw|refund|decline|hold|open)/,
    'change',
  ],
  [/^(settle|retry|dismiss|replay|close|run|fetch|compare|decide|upload|generate)/, 'change'],
];

/** The verb of a call: the word of its name if it is one, else what its method means. */
export function verbOf({ name, method }: Pick<Endpoint, 'name' | 'method'>): Verb {
  const action = name.split('.')[1] ?? '';
  const own = special[name];
  if (own) return own;
  for (const [pattern, verb] of verbs) {
    const found = pattern.exec(action);
    if (found) return (found[1] as Verb | undefined) ?? verb;
  }
  if (method === 'GET') return 'export';
  return method === 'DELETE' ? 'delete' : 'change';
}

/** Sign-ins and what stands for one: recorded for everybody. */
const signIns =
  /^auth\.(?:login|secondFactor|socialTicket|socialCode|socialEmail|register|setup|passwordReset|logout|logoutPost)$/;
/** Reads that are recorded although their permission is for more than exports. */
const recordedReads = new Set(['payouts.downloadBankFile', 'payouts.export']);
/** The parts of one upload, what every page of the console calls, and what changes nothing. */
const unrecorded = new Set([
  'courseFiles.part',
  'users.dataExportLink',
  'accounts.previewImport',
  'payouts.previewBankResult',
  'productDrafts.put',
  'productDrafts.delete',
  'productPreviews.create',
  'shippingZones.preview',
]);

/** The operator ends seeing the console of an owner. */
const viewEnds = new Set(['storeViews.end']);

export const isSignIn = (name: string): boolean => signIns.test(name);

/** Whether calls of an endpoint are recorded: writes of operators, their exports, and all sign-ins. */
export function isRecorded(endpoint: Endpoint, isOperator: boolean): boolean {
  const { name, method, permission } = endpoint;
  if (isSignIn(name)) return true;
  if (!isOperator || !permission || unrecorded.has(name)) return false;
  if (name.endsWith('Preview')) return false;
  if (viewEnds.has(name)) return true;
  if (method === 'GET') return /:export$/.test(permission) || recordedReads.has(name);
  return permission !== 'account:self:use' || name === 'users.legacyLogout';
}
