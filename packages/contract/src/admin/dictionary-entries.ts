import { z } from 'zod';
import { createCrudEndpoints } from '../crud.ts';
import { endpoint } from '../endpoint.ts';
import { idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText, searchText } from '../shapes.ts';
import { dictCodeShape, tagTypes, translationsShape } from './dictionaries.ts';

const status = z.union([z.literal(0), z.literal(1)]);

export const dictionaryEntryFormShape = z.strictObject({
  id: idShape.optional(),
  dictCode: dictCodeShape,
  value: lineText(64).min(1),
  label: lineText(64).min(1),
  /** Those that are stored stay when they are left out. */
  labels: translationsShape.optional(),
  /** 1 enabled, 0 disabled: not sent to clients. */
  status: status.optional(),
  /** Entries are shown in ascending order of this value. */
  sort: z.number().int().min(0).max(9_999).optional(),
  /** The colour of its tag, empty for none. */
  tagType: z.enum(tagTypes).nullable().optional(),
});
export type DictionaryEntryForm = z.infer<typeof dictionaryEntryFormShape>;

const dictionaryEntryRowShape = z.object({
  id: z.string(),
  dictCode: z.string(),
  /** As stored, and as the caller's clients show it. */
  label: z.string(),
  shownLabel: z.string(),
  labels: translationsShape,
  value: z.string(),
  sort: z.number().int(),
  status,
  tagType: z.enum(tagTypes),
});
export type DictionaryEntryRow = z.infer<typeof dictionaryEntryRowShape>;

const byId = z.strictObject({ id: idShape });

export const dictionaryEntries = createCrudEndpoints({
  name: 'dictionaryEntries',
  path: '/api/v1/dict-data',
  permission: 'sys:dict-data',
  row: dictionaryEntryRowShape,
  form: dictionaryEntryFormShape,
  filters: { keywords: optionalFilter(searchText(64)), dictCode: dictCodeShape },
  summaries: {
    page: 'The entries of a dictionary by page, in their order, disabled ones too; `keywords` looks in label and value.',
    form: 'One entry as its form edits it.',
    create:
      'Adds an entry to a dictionary, at its end without a `sort`; its value is unique there. Open clients drop their copy.',
    update:
      'Changes an entry or switches it off; it stays in its dictionary, and a value that rows have stays too. Open clients drop their copy.',
    delete:
      'Deletes entries: all that are named, or none. Ids are joined by commas. One whose value rows have stays, and the message counts them.',
  },
  failures: {
    create: ['dict-value-taken'],
    update: ['dict-value-taken', 'dict-in-use'],
    delete: ['dict-in-use'],
  },
});
export const {
  page: pageDictionaryEntries,
  form: getDictionaryEntryForm,
  create: createDictionaryEntry,
  update: updateDictionaryEntry,
  delete: deleteDictionaryEntries,
} = dictionaryEntries;

export const listDictionaryOptions = endpoint({
  name: 'dictionaryEntries.options',
  method: 'GET',
  path: '/api/v1/dict-data/:dictCode/options',
  permission: 'sys:dict:list',
  summary:
    "The enabled entries of a dictionary as options, labels in the caller's language where they are known.",
  params: z.strictObject({ dictCode: dictCodeShape }),
  reply: z.array(z.object({ value: z.string(), label: z.string(), tag: z.string().optional() })),
});

export const sortDictionaryEntries = endpoint({
  name: 'dictionaryEntries.sort',
  method: 'PUT',
  path: '/api/v1/dict/:id/order',
  permission: 'sys:dict-data:edit',
  summary:
    'Puts the entries of a dictionary into the order of the given ids; it must name all of them.',
  params: byId,
  body: z.strictObject({ ids: z.array(idShape).min(1).max(500) }),
  reply: z.null(),
  failures: ['conflict'],
});

nameSchemas({
  DictionaryEntryForm: dictionaryEntryFormShape,
  DictionaryEntryRow: dictionaryEntryRowShape,
});
