import { z } from 'zod';
import { createCrudEndpoints } from '../crud.ts';
import { endpoint } from '../endpoint.ts';
import { type Language, languages } from '../locales.ts';
import { idShape, optionalFilter } from '../paging.ts';
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

const dictionaryFormShape = z.strictObject({
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

export const dictionaries = createCrudEndpoints({
  name: 'dictionaries',
  path: '/api/v1/dict',
  permission: 'sys:dict',
  row: z.object({ id: z.string(), name: z.string(), dictCode: z.string(), status }),
  form: dictionaryFormShape,
  filters: {
    keywords: optionalFilter(searchText(64)),
    status: optionalFilter(z.enum(['0', '1'])),
  },
  summaries: {
    page: 'Dictionaries by page, filtered by name or code and by status.',
    form: 'One dictionary as its form edits it.',
    create: 'Adds a dictionary; its code is unique.',
    update:
      'Changes a dictionary; open clients drop their copy. While a screen reads it, its code stays.',
    delete:
      'Deletes dictionaries with their entries; ids are joined by commas. One that a screen reads stays, and the message names the screens.',
  },
  failures: {
    create: ['dict-code-taken'],
    update: ['dict-code-taken', 'dict-in-use'],
    delete: ['dict-in-use'],
  },
  fieldOfCode: { 'dict-code-taken': 'dictCode' },
});
export const {
  page: pageDictionaries,
  form: getDictionaryForm,
  create: createDictionary,
  update: updateDictionary,
  delete: deleteDictionaries,
} = dictionaries;

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

nameSchemas({ DictionaryEntry: dictionaryEntryShape, DictionaryForm: dictionaryFormShape });
