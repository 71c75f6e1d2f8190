import type { Readable } from 'node:stream';
import type { DeletionBlock } from '@vitrine/contract/admin/deletions.ts';
import type { DataKind, DeletionEffect } from '@vitrine/contract/admin/stored-data.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Ctx } from '#platform/context.ts';

/** Whose data is exported or erased. */
export interface Person {
  accountId: string;
  email: string;
  language: Language;
  storeId: string | null;
}

/** Columns that hold personal data of one kind. */
interface StoredColumns {
  kind: DataKind;
  columns: readonly AnyPgColumn[];
  /** Days after which a schedule removes it; left out where it is kept as long as the account. */
  keptDays?: number;
  afterDeletion: DeletionEffect;
}

/** A file of the archive that people download. */
export interface ArchiveFile {
  name: string;
  content: string | Readable;
}

/** One module's part of the personal data: what it stores, exports and erases. */
export interface PersonalData {
  stored: readonly StoredColumns[];
  /** Everything about the person that this module stores, in files. */
  collect?: (ctx: Ctx, person: Person) => AsyncIterable<ArchiveFile>;
  /** What has to be settled before the account can be deleted. */
  listBlocks?: (ctx: Ctx, person: Person) => Promise<DeletionBlock[]>;
  /** The person requested the deletion: nothing new may begin. In the transaction of the request. */
  suspend?: (ctx: Ctx, person: Person) => Promise<void>;
  /** The person keeps the account. In the transaction of the cancellation. */
  resume?: (ctx: Ctx, person: Person) => Promise<void>;
  /** Locks what comes before accounts in the order of locks. Before the account is locked. */
  lockFirst?: (ctx: Ctx, person: Person) => Promise<void>;
  /** Erases or pseudonymises what `stored` says. In the one transaction of the deletion. */
  erase?: (ctx: Ctx, person: Person) => Promise<void>;
}

/** Rows as a JSON file: amounts are whole minor units, written as text because they may exceed what JSON numbers hold. */
export function jsonFile(name: string, value: unknown): ArchiveFile {
  const plain = (_key: string, part: unknown) => (typeof part === 'bigint' ? String(part) : part);
  return { name: `${name}.json`, content: `${JSON.stringify(value, plain, 2)}\n` };
}
