import type { ImportOutcome } from '@vitrine/contract/shop/catalogue-imports.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { withLocalFile } from '#platform/files/local-file.ts';
import { streamTable } from '#platform/files/stream-table.ts';
import { createPace } from '#platform/jobs/pace.ts';
import {
  catalogueImportItems,
  catalogueImportProblems,
  catalogueImports,
  importMappings,
} from './catalogue-import.tables.ts';
import { EffectsCollector } from './collect-effects.ts';
import { FindingsCollector, findOutcome } from './collect-findings.ts';
import { getFileKey, hashTitles } from './describe-reading.ts';
import { type EvaluatedItem, type Evaluation, evaluateItems } from './evaluate-items.ts';
import { readCategories } from './find-categories.ts';
import { getImportRow, isRead, type ReadImport } from './find-import.ts';
import { findOwners } from './find-variations.ts';
import { createRecordReader, type RecordReader } from './read-records.ts';
import { createReadingRules, listColumnUses } from './reading-rules.ts';
import { addProblems, addRecords, joinLateRecords } from './store-records.ts';
import { validateCosts } from './validate-costs.ts';

/** Products that are compared with the catalogue at once. */
const evaluatedAtOnce = 100;

/** True while this check counts: the settings may have been changed meanwhile. */
async function isCurrent(
  ctx: Ctx,
  { id, checkNumber }: ReadImport,
  doneCount: number,
): Promise<boolean> {
  const rows = await ctx.db
    .update(catalogueImports)
    .set({ doneCount })
    .where(
      and(
        eq(catalogueImports.id, id),
        eq(catalogueImports.checkNumber, checkNumber),
        eq(catalogueImports.state, 'checking'),
      ),
    )
    .returning({ id: catalogueImports.id });
  return rows.length > 0;
}

/** Reads the whole file into products; false if the check counts no more. */
async function readFile(
  ctx: Ctx,
  row: ReadImport,
  reader: RecordReader,
): Promise<number | undefined> {
  const { id: importId, key, bytes, reading } = row;
  const { encoding, delimiter } = row.settings;
  let rowCount = 0;
  return withLocalFile(ctx.platform, { key: getFileKey(key), bytes }, async (path) => {
    const file = { path, format: reading.format, encoding, delimiter };
    for await (const batch of streamTable(file)) {
      const read = batch.rows
        .filter(({ line }) => line > reading.titleLine)
        .map((one) => reader.read(one));
      rowCount += read.length;
      await addProblems(
        ctx,
        importId,
        read.flatMap(({ problems }) => problems),
      );
      await addRecords(
        ctx,
        importId,
        await findOwners(
          ctx,
          row,
          read.flatMap(({ keyed }) => keyed ?? []),
        ),
      );
      // The second half of a check is the comparison with the catalogue.
      if (!(await isCurrent(ctx, row, Math.floor(batch.bytesRead / 2)))) return undefined;
      if (batch.problem) {
        await ctx.db
          .update(catalogueImports)
          .set({
            state: 'unreadable',
            problem: { ...batch.problem, byte: batch.problem.byte ?? null },
          })
          .where(
            and(
              eq(catalogueImports.id, importId),
              eq(catalogueImports.checkNumber, row.checkNumber),
            ),
          );
        return undefined;
      }
    }
    return rowCount;
  });
}

async function storeEvaluated(
  ctx: Ctx,
  row: ReadImport,
  evaluated: readonly (EvaluatedItem & { outcome: ImportOutcome })[],
): Promise<void> {
  const stateOf = ({ outcome, hasNewIds }: (typeof evaluated)[number]) => {
    if (outcome === 'error') return 'failed';
    const isWaiting =
      ['new', 'changed'].includes(outcome) || (outcome === 'unchanged' && hasNewIds);
    return isWaiting ? 'waiting' : 'done';
  };
  await addProblems(
    ctx,
    row.id,
    evaluated.flatMap(({ built }) => built.problems),
  );
  const rows = evaluated.map((one) => ({
    id: one.item.id,
    outcome: one.outcome,
    state: stateOf(one),
    name: Object.values(one.built.form?.texts ?? {}).find((texts) => texts.name)?.name ?? '',
    productId: one.existing?.id ?? null,
    changes: one.changes.slice(0, 50),
  }));
  await ctx.db.run(sql`
    update catalogue_import_items i set outcome = n.outcome, state = n.state, name = n.name, product_id = n."productId", changes = n.changes
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (id bigint, outcome text, state text, name text, "productId" bigint, changes jsonb)
    where i.id = n.id`);
}

/** Compares all products of the file with the catalogue. */
async function compareItems(
  ctx: Ctx,
  row: ReadImport,
  findings: FindingsCollector,
  effects: EffectsCollector,
): Promise<boolean> {
  const evaluation: Evaluation = {
    row,
    rules: await createReadingRules(ctx, row),
    categories: await readCategories(ctx, row.settings.categories),
    skus: new Map(),
  };
  const [counted] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(catalogueImportItems)
    .where(eq(catalogueImportItems.importId, row.id));
  const total = counted?.count ?? 0;
  let done = 0;
  const rest = createPace(ctx.platform);
  for (let after = '0'; ; ) {
    const { id, key, line, records, outcome } = catalogueImportItems;
    const items = await ctx.db
      .select({ id, key, line, records, outcome })
      .from(catalogueImportItems)
      .where(and(eq(catalogueImportItems.importId, row.id), gt(id, after)))
      .orderBy(id)
      .limit(evaluatedAtOnce);
    const last = items.at(-1);
    if (!last) return true;
    const compared = await evaluateItems(ctx, evaluation, items);
    const evaluated = (await validateCosts(ctx, row, compared)).map((one) => ({
      ...one,
      outcome: findOutcome(one, row),
    }));
    for (const one of evaluated) findings.add(one, one.outcome, evaluation.categories.find);
    await effects.add(ctx, evaluated);
    await storeEvaluated(ctx, row, evaluated);
    after = last.id;
    done += items.length;
    if (!(await isCurrent(ctx, row, Math.floor((row.bytes * (1 + done / total)) / 2))))
      return false;
    await rest();
  }
}

/** The check of a file, from its beginning: a job that was interrupted leaves nothing that counts. */
export async function runCheck(
  ctx: Ctx,
  { importId, checkNumber }: { importId: string; checkNumber: number },
): Promise<void> {
  const found = await getImportRow(ctx, importId).catch(() => undefined);
  if (!found || !isRead(found) || found.state !== 'checking' || found.checkNumber !== checkNumber)
    return;
  await inTx(ctx, async (tx) => {
    await tx.db.delete(catalogueImportItems).where(eq(catalogueImportItems.importId, importId));
    await tx.db
      .delete(catalogueImportProblems)
      .where(eq(catalogueImportProblems.importId, importId));
  });
  const reader = createRecordReader(found, listColumnUses(found));
  const rowCount = await readFile(ctx, found, reader);
  if (rowCount === undefined) return;
  await joinLateRecords(ctx, found, reader);
  const [unassigned] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(catalogueImportProblems)
    .where(eq(catalogueImportProblems.importId, importId));
  const findings = new FindingsCollector(rowCount, reader.filled);
  const effects = new EffectsCollector();
  if (!(await compareItems(ctx, found, findings, effects))) return;
  await inTx(ctx, async (tx) => {
    const done = await tx.db
      .update(catalogueImports)
      .set({
        state: 'checked',
        findings: findings.finish(unassigned?.count ?? 0, effects.finish()),
        doneCount: found.bytes,
      })
      .where(
        and(
          eq(catalogueImports.id, importId),
          eq(catalogueImports.checkNumber, checkNumber),
          eq(catalogueImports.state, 'checking'),
        ),
      )
      .returning({ id: catalogueImports.id });
    if (!done.length) return;
    const mapping = { settings: found.settings, usedAt: tx.clock.now() };
    await tx.db
      .insert(importMappings)
      .values({ hash: hashTitles(found.reading.titles), ...mapping })
      .onConflictDoUpdate({ target: importMappings.hash, set: mapping });
  });
}
