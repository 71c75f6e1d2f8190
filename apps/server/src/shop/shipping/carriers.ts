import { toKey } from '@vitrine/contract/shop/product-codes.ts';
import { carriers as contract } from '@vitrine/contract/shop/shipping-carriers.ts';
import { asc } from 'drizzle-orm';
import { createCrudService } from '#platform/crud/crud-service.ts';
import { Failure } from '#platform/failure.ts';
import { carriers } from './shipping.tables.ts';
import { announceShipping } from './snapshot.ts';

const keyMax = 40;

const formOf = ({ name, trackingUrl, isActive, version }: typeof carriers.$inferSelect) => ({
  name,
  trackingUrl: trackingUrl ?? '',
  isActive,
  version,
});

/** Who carries parcels. Carriers that came with the program are switched off, because a start would add them again. */
export const carrierService = createCrudService(contract, {
  table: carriers,
  search: () => [carriers.name],
  order: [asc(carriers.name), asc(carriers.id)],
  toRows: (rows) =>
    rows.map((row) => ({ id: row.id, key: row.key, isKnown: row.isKnown, ...formOf(row) })),
  toForm: formOf,
  assertChange(_ctx, before, { version }) {
    if (before.version !== version) throw new Failure('saved-elsewhere');
  },
  fromForm: ({ trackingUrl, ...form }, _ctx, before) => ({
    ...form,
    version: (before?.version ?? 0) + 1,
    trackingUrl: trackingUrl || null,
    // A name without Latin letters makes no key: its letters are written as numbers.
    ...(before
      ? {}
      : {
          key: `own-${
            toKey(form.name, keyMax - 4) ||
            Buffer.from(form.name)
              .toString('hex')
              .slice(0, keyMax - 4)
          }`,
          isKnown: false,
        }),
  }),
  constraints: {
    carriers_name_unique: ['invalid-input', 'name'],
    carriers_key_unique: ['invalid-input', 'name'],
  },
  assertDelete(_ctx, rows) {
    if (rows.some(({ isKnown }) => isKnown)) throw new Failure('carrier-known');
  },
  afterChange: (ctx) => announceShipping(ctx),
});
