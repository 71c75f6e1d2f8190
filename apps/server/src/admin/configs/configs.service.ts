import { type ConfigForm, configs as contract } from '@vitrine/contract/admin/configs.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { asc } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { createCrudService } from '#platform/crud/crud-service.ts';
import { translateColumn } from '#platform/db/translate-column.ts';
import { Failure } from '#platform/failure.ts';
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

/** Settings that operators add, change and delete; those of the product keep their keys and stay. */
export const configService = createCrudService(contract, {
  table: configs,
  search: ({ language }) => [shownNameOf(language), configs.key],
  order: [asc(configs.key)],
  toRows: (rows, ctx) =>
    rows.map((row) => ({
      ...shownOf(ctx, row),
      kind: kindOf(row.key),
      isBuiltIn: findReference(row.key) !== undefined,
    })),
  toForm: (row, ctx) => shownOf(ctx, row),
  fromForm: (form, ctx) => checkedValues(ctx, form),
  constraints: { configs_key_unique: ['config-key-taken', 'configKey'] },
  assertChange(_ctx, { key }, { configKey }) {
    if (key !== configKey && findReference(key))
      throw new Failure('config-built-in', {
        fields: [{ path: 'configKey', code: 'config-fixed' }],
      });
  },
  assertDelete(_ctx, rows) {
    if (rows.some(({ key }) => findReference(key))) throw new Failure('config-built-in');
  },
  afterChange: (ctx) => announceConfigs(ctx),
});
