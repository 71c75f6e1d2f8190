import type { ConfigForm, pageConfigs } from '@vitrine/contract/admin/configs.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { asc, count, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsAny } from '#platform/db/contains-folded.ts';
import { translateColumn } from '#platform/db/translate-column.ts';
import { Failure, orNotFound, violatedConstraint } from '#platform/failure.ts';
import { disownPicture, findImage } from '#platform/files/files.ts';
import { callerOf } from '#platform/http/route.ts';
import { findValueProblem } from './config-value.rules.ts';
import {
  findReference,
  kindOf,
  type ReferenceConfig,
  referenceConfigs,
} from './configs.reference.ts';
import { configs } from './configs.tables.ts';
import { announceConfigs } from './read-config.ts';

type Row = typeof configs.$inferSelect;

/** A setting that nobody renamed is shown in the caller's language; the row has the English words of the product. */
function shownOf(ctx: Ctx, row: Row) {
  const reference = findReference(row.key);
  const inLanguage = (field: 'name' | 'remark') =>
    (reference?.[field].en === row[field] ? reference[field][ctx.language] : undefined) ??
    row[field];
  return {
    id: row.id,
    configName: inLanguage('name'),
    configKey: row.key,
    configValue: row.value,
    remark: inLanguage('remark'),
  };
}

const shownNameOf = (language: Language) =>
  translateColumn(
    configs.key,
    configs.name,
    Object.entries(referenceConfigs).map(([key, { name }]: [string, ReferenceConfig]) => ({
      key,
      stored: name.en,
      shown: name[language] ?? name.en,
    })),
  );

/** The words to store: those of the product in any language are stored in English, so that everybody keeps reading their own. */
function wordsOf(key: string, field: 'name' | 'remark', words: string): string {
  const reference = findReference(key)?.[field];
  return reference && Object.values(reference).includes(words) ? reference.en : words;
}

/** The platform keeps a picture that it shows, also when the account of the operator who uploaded it is deleted. */
async function takePicture(ctx: Ctx, key: string): Promise<void> {
  const image = await findImage(ctx, key);
  if (!image || (image.ownerId !== null && image.ownerId !== callerOf(ctx).accountId))
    throw new Failure('invalid-input', { fields: [{ path: 'configValue', code: 'own-picture' }] });
  await disownPicture(ctx, key);
}

async function checkedValues(ctx: Ctx, form: ConfigForm) {
  const { configKey: key, configValue: value } = form;
  const problem = findValueProblem(key, value);
  if (problem)
    throw new Failure('invalid-input', { fields: [{ path: 'configValue', ...problem }] });
  if (kindOf(key) === 'picture' && value !== '') await takePicture(ctx, value);
  return {
    key,
    value,
    name: wordsOf(key, 'name', form.configName),
    remark: wordsOf(key, 'remark', form.remark ?? ''),
  };
}

export async function pageAll(
  ctx: Ctx,
  query: EndpointInput<typeof pageConfigs>['query'],
): Promise<EndpointReply<typeof pageConfigs>> {
  const { keywords } = query;
  const where = keywords
    ? containsAny([shownNameOf(ctx.language), configs.key], keywords)
    : undefined;
  const rows = await ctx.db
    .select()
    .from(configs)
    .where(where)
    .orderBy(asc(configs.key))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [total] = await ctx.db.select({ count: count() }).from(configs).where(where);
  return {
    list: rows.map((row) => {
      return {
        ...shownOf(ctx, row),
        kind: kindOf(row.key),
        isBuiltIn: findReference(row.key) !== undefined,
      };
    }),
    total: total?.count ?? 0,
  };
}

export async function getForm(ctx: Ctx, id: string): Promise<ConfigForm> {
  const [row] = await ctx.db.select().from(configs).where(eq(configs.id, id));
  return shownOf(ctx, orNotFound(row));
}

export async function addConfig(ctx: Ctx, form: ConfigForm): Promise<null> {
  const now = ctx.clock.now();
  const values = await checkedValues(ctx, form);
  await ctx.db
    .insert(configs)
    .values({ ...values, createdAt: now, updatedAt: now })
    .catch(keyTaken);
  return announceConfigs(ctx);
}

export async function changeConfig(ctx: Ctx, id: string, form: ConfigForm): Promise<null> {
  const { key } = await lockConfig(ctx, id);
  if (key !== form.configKey && findReference(key))
    throw new Failure('config-built-in', { fields: [{ path: 'configKey', code: 'config-fixed' }] });
  const values = await checkedValues(ctx, form);
  await ctx.db
    .update(configs)
    .set({ ...values, updatedAt: ctx.clock.now() })
    .where(eq(configs.id, id))
    .catch(keyTaken);
  return announceConfigs(ctx);
}

export async function removeConfig(ctx: Ctx, id: string): Promise<null> {
  const { key } = await lockConfig(ctx, id);
  if (findReference(key)) throw new Failure('config-built-in');
  await ctx.db.delete(configs).where(eq(configs.id, id));
  return announceConfigs(ctx);
}

async function lockConfig(ctx: Ctx, id: string): Promise<{ key: string }> {
  const [row] = await ctx.db
    .select({ key: configs.key })
    .from(configs)
    .where(eq(configs.id, id))
    .for('update');
  return orNotFound(row);
}

function keyTaken(error: unknown): never {
  if (violatedConstraint(error) === 'configs_key_unique')
    throw new Failure('config-key-taken', { fields: [{ path: 'configKey', code: 'taken' }] });
  throw error;
}
