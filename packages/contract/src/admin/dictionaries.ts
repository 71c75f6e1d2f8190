import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { type Language, languages } from '../locales.ts';
import { idListShape, idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, lineText, searchText } from '../shapes.ts';

export const tagTypes = ['success', 'warning', 'info', 'primary', 'danger', ''] as const;

const status = z.union([z.literal(0), z.literal(1)]);

/** One entry of a dictionary; `tagType` is the colour of its tag, empty for none. */
const dictionaryEntryShape = z.object({
  value: z.string(),
  label: z.string(),
  tagType: z.enum(tagTypes),
});

const translationMax = 64;

/** A name in the languages that have their own; a language without one shows the name beside it. An empty one is none. */
export const translationsShape = z.strictObject(
  Object.fromEntries(
    languages.map((language) => [language, lineText(translationMax).optional()]),
  ) as Record<Language, z.ZodOptional<ReturnType<typeof lineText>>>,
);
export type Translations = z.output<typeof translationsShape>;

/** The code of a dictionary, with which clients request its entries. */
export const dictCodeShape = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z][\w-]*$/, 'code');

export const dictionaryFormShape = z.strictObject({
  id: idShape.optional(),
  name: lineText(64).min(1),
  /** Those that are stored stay when it is left out. */
  names: translationsShape.optional(),
  dictCode: dictCodeShape,
  /** 1 enabled, 0 disabled. */
  status: status.optional(),
  remark: blockText(255).nullable().optional(),
});
export type DictionaryForm = z.infer<typeof dictionaryFormShape>;

const byId = z.strictObject({ id: idShape });

export const pageDictionaries = endpoint({
  name: 'dictionaries.page',
  method: 'GET',
  path: '/api/v1/dict/page',
  permission: 'sys:dict:query',
  summary: 'Dictionaries by page, filtered by name or code and by status.',
  query: z.strictObject({
    ...pageQueryFields,
    keywords: optionalFilter(searchText(64)),
    status: optionalFilter(z.enum(['0', '1'])),
  }),
  reply: pageOf(z.object({ id: z.string(), name: z.string(), dictCode: z.string(), status })),
});

export const listDictionaries = endpoint({
  name: 'dictionaries.list',
  method: 'GET',
  path: '/api/v1/dict/list',
  permission: 'sys:dict:list',
  summary:
    "All enabled dictionaries with their entries in order; names and labels in the caller's language where they have one.",
  reply: z.array(
    z.object({
      name: z.string(),
      dictCode: z.string(),
      dictDataList: z.array(dictionaryEntryShape),
    }),
  ),
});

export const getDictionaryForm = endpoint({
  name: 'dictionaries.form',
  method: 'GET',
  path: '/api/v1/dict/:id/form',
  permission: 'sys:dict:query',
  summary: 'One dictionary as its form edits it.',
  params: byId,
  reply: dictionaryFormShape,
});

export const createDictionary = endpoint({
  name: 'dictionaries.create',
  method: 'POST',
  path: '/api/v1/dict',
  permission: 'sys:dict:add',
  summary: 'Adds a dictionary; its code is unique.',
  body: dictionaryFormShape,
  reply: z.null(),
  failures: ['dict-code-taken'],
});

export const updateDictionary = endpoint({
  name: 'dictionaries.update',
  method: 'PUT',
  path: '/api/v1/dict/:id',
  permission: 'sys:dict:edit',
  summary:
    'Changes a dictionary; open clients drop their copy. While a screen reads it, its code stays.',
  params: byId,
  body: dictionaryFormShape,
  reply: z.null(),
  failures: ['dict-code-taken', 'dict-in-use'],
});

export const deleteDictionaries = endpoint({
  name: 'dictionaries.delete',
  method: 'DELETE',
  path: '/api/v1/dict/:ids',
  permission: 'sys:dict:delete',
  summary:
    'Deletes dictionaries with their entries; ids are joined by commas. One that a screen reads stays, and the message names the screens.',
  params: z.strictObject({ ids: idListShape }),
  reply: z.null(),
  failures: ['dict-in-use'],
});

nameSchemas({ DictionaryEntry: dictionaryEntryShape, DictionaryForm: dictionaryFormShape });
