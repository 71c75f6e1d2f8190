import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { codeText } from '../shapes.ts';

/** How long an operator sees the console of an owner at most. */
export const storeViewMinutes = 30;

const moment = z.iso.datetime();

export const beginStoreView = endpoint({
  name: 'storeViews.begin',
  method: 'POST',
  path: '/api/v1/platform/stores/:storeId/views',
  permission: 'platform:store:view-as-owner',
  summary:
    'Lets the operator see the console of this store as its owner does, for 30 minutes at most and without changing anything. The ticket opens it once, within a minute. The owner finds it among the security events of the account.',
  params: z.strictObject({ storeId: idShape }),
  reply: z.object({ ticket: z.string(), endsAt: moment }),
  failures: ['store-closed'],
});

const storeViewShape = z.object({
  tokenType: z.literal('Bearer'),
  /** Valid until the view ends; there is no token that renews it. */
  accessToken: z.string(),
  endsAt: moment,
  storeName: z.string(),
});
export type StoreView = z.infer<typeof storeViewShape>;

export const openStoreView = endpoint({
  name: 'storeViews.open',
  method: 'POST',
  path: '/api/v1/store-views',
  public: true,
  summary:
    'Exchanges the ticket of a view for its access token, once. Every call with it that would change something is refused with `view-only`.',
  body: z.strictObject({ ticket: codeText(64).min(1) }),
  reply: storeViewShape,
  failures: ['ticket-invalid'],
  limit: { max: 30, windowSeconds: 60, by: 'address' },
});

export const endStoreView = endpoint({
  name: 'storeViews.end',
  whileViewing: 'allowed',
  method: 'DELETE',
  path: '/api/v1/store-view',
  permission: 'account:self:use',
  summary: 'Ends the view that the access token belongs to. Not found for any other sign-in.',
  reply: z.null(),
});

nameSchemas({ StoreView: storeViewShape });
