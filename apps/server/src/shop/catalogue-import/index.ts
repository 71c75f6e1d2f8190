import { eq } from 'drizzle-orm';
import { accountHooks } from '#admin/identity/index.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { implementHook } from '#platform/hooks.ts';
import type { NameSubject } from '#platform/log-subjects.ts';
import type { Module } from '#platform/module.ts';
import {
  importCheckStarted,
  importContinued,
  picturesDue,
  undoContinued,
} from './catalogue-import.events.ts';
import { registerImportRoutes } from './catalogue-import.routes.ts';
import { catalogueImports } from './catalogue-import.tables.ts';
import { runCheck } from './check-import.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { importData } from './own-data.ts';
import { importProducts } from './run-import.ts';
import { resumeImports, sweepImports } from './sweep-imports.ts';
import { undoProducts } from './undo-import.ts';

export { writeHtml } from './html-text.ts';
export { importFile } from './import-file.ts';
export { listOwnColumns } from './layouts/vitrine.ts';
export { escapeCell } from './read-cell.rules.ts';

/** An import is called by the name of its file. */
const nameImport: NameSubject = async (ctx, { params }) => {
  const [row] = await ctx.db
    .select({ fileName: catalogueImports.fileName })
    .from(catalogueImports)
    .where(eq(catalogueImports.id, String(params['id'])));
  return row?.fileName;
};

/** Products from files of other systems: read, checked, imported in jobs, and undone. */
export const catalogueImportModule: Module = {
  name: 'catalogue-import',
  routes: registerImportRoutes,
  handlers(events) {
    const settings = { queue: 'imports', transaction: 'none' } as const;
    events.on(importCheckStarted, 'catalogue-import.check', runCheck, settings);
    events.on(importContinued, 'catalogue-import.run', importProducts, settings);
    events.on(undoContinued, 'catalogue-import.undo', undoProducts, settings);
    events.on(
      picturesDue,
      'catalogue-import.fetch-pictures',
      async ({ platform }, { importId }) => {
        const ctx = systemContext(platform);
        if ((await fetchPictures(platform)) === 'more')
          await inTx(ctx, (tx) => platform.events.emit(tx, picturesDue, { importId }));
      },
      { queue: 'pictures', transaction: 'none' },
    );
  },
  logSubjects: {
    'catalogueImports.start': async (_ctx, { body }) => String(body['fileName']),
    catalogueImports: nameImport,
  },
  hooks: [implementHook(accountHooks.personalData, importData)],
  schedules: [
    {
      // Servers that failed are tried again some minutes later, and a process that ended leaves its pictures.
      name: 'catalogueImports.pictures',
      everySeconds: 60,
      run: async (platform) => void (await fetchPictures(platform)),
    },
    {
      name: 'catalogueImports.resume',
      everySeconds: 600,
      isStartedAtOnce: true,
      run: resumeImports,
    },
    { name: 'catalogueImports.sweep', everySeconds: 86_400, run: sweepImports },
  ],
};
