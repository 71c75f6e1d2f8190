import { z } from 'zod';
import { authTypes, sourceShape } from '../admin/identity/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText } from '../shapes.ts';
import { settlementModes } from './store-shapes.ts';
import { storeRowShape } from './stores.ts';

const storeDecisionKinds = ['held', 'opened', 'platform', 'direct'] as const;
export type StoreDecisionKind = (typeof storeDecisionKinds)[number];

const platformStoreShape = storeRowShape.extend({
  owner: z.object({
    id: idShape,
    name: z.string(),
    email: z.string(),
    hasSecondFactor: z.boolean(),
    /** How the account was opened, and `user_source` and `page_source` of the URL through which the owner came. */
    authType: z.enum(authTypes),
    userSource: sourceShape,
    pageSource: sourceShape,
  }),
  /** Why the platform closed the store; null when it did not. */
  holdReason: z.string().nullable(),
  /** Whether a payment account is linked, which `direct` settlement requires. */
  hasAccount: z.boolean(),
  /** Whether the owner has entered name, contact, address and return address as the seller, which `direct` settlement also requires. */
  hasSeller: z.boolean(),
  /** Open orders of each settlement mode. They keep the mode in which they were placed. */
  openOrders: z.object({ platform: z.number().int(), direct: z.number().int() }),
  /** The operators' decisions, newest first. */
  decisions: z.array(
    z.object({
      id: idShape,
      kind: z.enum(storeDecisionKinds),
      reason: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type PlatformStore = z.infer<typeof platformStoreShape>;

const params = z.strictObject({ storeId: idShape });
const reason = blockText(300).min(3);

export const readPlatformStore = endpoint({
  name: 'storeDecisions.read',
  method: 'GET',
  path: '/api/v1/platform/stores/:storeId',
  permission: 'platform:store:query',
  summary:
    'One store with its owner, its open orders by settlement mode, and what operators decided about it.',
  params,
  reply: platformStoreShape,
});

export const holdStore = endpoint({
  name: 'storeDecisions.hold',
  method: 'POST',
  path: '/api/v1/platform/stores/:storeId/hold',
  permission: 'platform:store:edit',
  summary:
    'Closes a store: its pages say so and nobody can check out; orders that were placed go on. The owner is told the reason by mail and cannot open it himself.',
  params,
  body: z.strictObject({ reason }),
  failures: ['conflict'],
  reply: platformStoreShape,
});

export const openHeldStore = endpoint({
  name: 'storeDecisions.open',
  method: 'POST',
  path: '/api/v1/platform/stores/:storeId/opening',
  permission: 'platform:store:edit',
  summary: 'Opens a paused store again, whoever paused it; the owner is told by mail.',
  params,
  body: z.strictObject({ reason }),
  failures: ['conflict', 'store-closing'],
  reply: platformStoreShape,
});

export const changeSettlementMode = endpoint({
  name: 'storeDecisions.settle',
  method: 'PUT',
  path: '/api/v1/platform/stores/:storeId/settlement-mode',
  permission: 'platform:store:edit',
  summary:
    'Says who is paid by buyers from now on: the platform, or the owner’s linked account. Orders that were placed keep the mode of their time.',
  params,
  body: z.strictObject({ settlementMode: z.enum(settlementModes), reason }),
  failures: ['conflict', 'account-not-linked', 'account-takes-no-payments', 'seller-missing'],
  reply: platformStoreShape,
});

nameSchemas({ PlatformStore: platformStoreShape });
