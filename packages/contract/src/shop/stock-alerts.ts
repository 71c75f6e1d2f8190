import { z } from 'zod';
import { emailShape } from '../admin/identity/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { orderTokenShape } from './checkout-shapes.ts';
import { slugShape } from './store-shapes.ts';
import { keyShape } from './storefront-shapes.ts';

/** For what the links that stop an email are signed. */
export const stockAlertPurpose = 'stock-alert';
const byLink = z.strictObject({ token: orderTokenShape });

export const placeStockAlert = endpoint({
  name: 'stockAlerts.place',
  method: 'POST',
  path: '/api/v1/storefront/:slug/products/:product/stock-alerts',
  public: true,
  summary:
    'Places one email for the time when a sold-out variant can be bought again. The reply is the same for an address that is already waiting, or that waits for too many products.',
  params: z.strictObject({ slug: slugShape, product: keyShape }),
  body: z.strictObject({ variantId: idShape, email: emailShape }),
  failures: ['store-closed'],
  limit: { max: 20, windowSeconds: 3_600, by: 'address' },
  reply: z.object({ email: z.string() }),
});

const stockAlertShape = z.object({ storeSlug: z.string(), productName: z.string() });

export const readStockAlert = endpoint({
  name: 'stockAlerts.read',
  method: 'GET',
  path: '/api/v1/stock-alert-links/:token',
  public: true,
  summary:
    'For which product the secret link of an email waits; not found once it was stopped or sent.',
  params: byLink,
  limit: { max: 240, windowSeconds: 60, by: 'address' },
  reply: stockAlertShape,
});

export const stopStockAlert = endpoint({
  name: 'stockAlerts.stop',
  method: 'DELETE',
  path: '/api/v1/stock-alert-links/:token',
  public: true,
  summary: 'Stops the email of a secret link and deletes its address.',
  params: byLink,
  limit: { max: 60, windowSeconds: 60, by: 'address' },
  reply: stockAlertShape,
});
