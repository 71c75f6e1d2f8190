import {
  type DataKind,
  type DeletionEffect,
  dataKinds,
  type StoredKind,
} from '@vitrine/contract/admin/stored-data.ts';
import type { Ctx } from '#platform/context.ts';
import { partsOf } from './person.ts';

/** The statement of what is stored, put together from what the modules say. */
export function listStored(ctx: Pick<Ctx, 'platform'>): StoredKind[] {
  const kinds = new Map<DataKind, { keptDays: number | null; afterDeletion: DeletionEffect }>();
  for (const { stored } of partsOf(ctx))
    for (const { kind, keptDays = null, afterDeletion } of stored)
      kinds.set(kind, { keptDays, afterDeletion });
  return dataKinds.flatMap((kind) => {
    const found = kinds.get(kind);
    return found ? [{ kind, ...found }] : [];
  });
}
