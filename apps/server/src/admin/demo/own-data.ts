import { eq } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { defineEvent } from '#platform/events.ts';
import { fileStoreOf } from '#platform/files/file-store.ts';
import { demoFiles } from './demo.tables.ts';

/** Files are deleted after the commit: what a transaction undoes can be undone, a deleted file cannot. */
export const demoFilesOrphaned = defineEvent<{ keys: string[] }>('demo.files-orphaned');

const { accountId, key, name, kind, createdAt } = demoFiles;

/** What somebody uploaded on the demo pages. */
export const demoData: PersonalData = {
  stored: [{ kind: 'pictures', columns: [accountId, key, name], afterDeletion: 'erased' }],
  async *collect(ctx, person) {
    const rows = await ctx.db
      .select({ key, name, kind, createdAt })
      .from(demoFiles)
      .where(eq(accountId, person.accountId));
    yield jsonFile('demo-files', rows);
    const store = await fileStoreOf(ctx.platform);
    for (const row of rows) {
      const content = await store.open(row.key, { start: 0, end: Number.MAX_SAFE_INTEGER });
      if (content) yield { name: `demo-files/${row.key.replace(/^.*\//, '')}`, content };
    }
  },
  async erase(ctx, person) {
    const rows = await ctx.db
      .delete(demoFiles)
      .where(eq(accountId, person.accountId))
      .returning({ key });
    if (rows.length)
      await ctx.platform.events.emit(ctx, demoFilesOrphaned, { keys: rows.map((row) => row.key) });
  },
};
