import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText, searchText } from '../shapes.ts';
import { dictCodeShape } from './dictionaries.ts';

/** The control of a field in the form. */
export const formTypes = {
  input: 1,
  select: 2,
  radio: 3,
  checkbox: 4,
  number: 5,
  switch: 6,
  textArea: 7,
  date: 8,
  dateTime: 9,
  hidden: 10,
} as const;

/** How a filter compares. */
export const queryTypes = {
  equal: 1,
  contains: 2,
  oneOf: 3,
  between: 4,
  greater: 5,
  greaterOrEqual: 6,
  less: 7,
  lessOrEqual: 8,
  notEqual: 9,
  endsWith: 10,
  startsWith: 11,
} as const;

export const codeAreas = ['admin', 'shop'] as const;
/** Why no code is generated for a table. */
const tableRefusals = ['secrets', 'books', 'key', 'names', 'types'] as const;
export type TableRefusal = (typeof tableRefusals)[number];

const flag = z.union([z.literal(0), z.literal(1)]);
const code = (pattern: RegExp, max: number) => z.string().max(max).regex(pattern, 'code');
const tableNameShape = code(/^[a-z][a-z0-9_]*$/, 63);

const codegenFieldShape = z.strictObject({
  id: idShape.optional(),
  columnName: tableNameShape,
  columnType: lineText(64),
  fieldName: code(/^[a-z][A-Za-z0-9]*$/, 63),
  fieldType: lineText(32),
  fieldComment: lineText(100),
  isShowInList: flag,
  isShowInForm: flag,
  isShowInQuery: flag,
  isRequired: flag,
  formType: z.number().int().min(1).max(10),
  queryType: z.number().int().min(1).max(11),
  maxLength: z.number().int().min(1).max(10_000).nullable(),
  fieldSort: z.number().int().min(0).max(1_000),
  dictType: z.union([dictCodeShape, z.literal('')]),
});
export type CodegenField = z.infer<typeof codegenFieldShape>;

export const codegenFormShape = z.strictObject({
  id: idShape.optional(),
  tableName: tableNameShape,
  /** What one row is called on screens. */
  businessName: lineText(40).min(1),
  /** The folder, and the first part of operation names. */
  moduleName: code(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 40),
  packageName: z.enum(codeAreas),
  /** The name of one row in code. */
  entityName: code(/^[A-Z][A-Za-z0-9]*$/, 40),
  author: lineText(60),
  parentMenuId: idShape.nullable().optional(),
  backendAppName: lineText(40),
  frontendAppName: lineText(40),
  fieldConfigs: z.array(codegenFieldShape).min(1).max(200),
});
export type CodegenForm = z.infer<typeof codegenFormShape>;

const generatedFileShape = z.object({
  path: z.string(),
  fileName: z.string(),
  content: z.string(),
  /** What the working tree has at this path; null where there is no such file. */
  before: z.string().nullable(),
  /** A list of the project to which lines are added; false for a file of the module itself. */
  isList: z.boolean(),
});
export type GeneratedFile = z.infer<typeof generatedFileShape>;

const byTable = z.strictObject({ tableName: tableNameShape });
const unavailable = ['codegen-off', 'codegen-no-sources'] as const;
const failures = [...unavailable, 'codegen-refused'] as const;

export const pageCodegenTables = endpoint({
  name: 'codegen.page',
  method: 'GET',
  path: '/api/v1/codegen/table/page',
  permission: 'sys:codegen:query',
  summary: 'Tables of the database by page, filtered by name.',
  query: z.strictObject({ ...pageQueryFields, keywords: optionalFilter(searchText(63)) }),
  reply: pageOf(
    z.object({
      id: z.string(),
      tableName: z.string(),
      tableComment: z.string(),
      engine: z.string(),
      tableCollation: z.string(),
      createTime: z.string().nullable(),
      isConfigured: flag,
      refusal: z.enum(tableRefusals).nullable(),
      /** Whether this server writes into its sources. */
      isWritable: z.boolean(),
    }),
  ),
  failures: [...unavailable],
});

export const getCodegenConfig = endpoint({
  name: 'codegen.config',
  method: 'GET',
  path: '/api/v1/codegen/:tableName/config',
  permission: 'sys:codegen:query',
  summary:
    'What code will be generated for a table: as saved, else derived from the table. Columns that were added since are part of it.',
  params: byTable,
  reply: codegenFormShape,
  failures,
});

export const saveCodegenConfig = endpoint({
  name: 'codegen.saveConfig',
  method: 'POST',
  path: '/api/v1/codegen/:tableName/config',
  permission: 'sys:codegen:generate',
  summary:
    'Saves the configuration of a table. Its columns must exist; types follow from the table, whatever is sent.',
  params: byTable,
  body: codegenFormShape,
  reply: z.null(),
  failures,
});

export const deleteCodegenConfig = endpoint({
  name: 'codegen.deleteConfig',
  method: 'DELETE',
  path: '/api/v1/codegen/:tableName/config',
  permission: 'sys:codegen:generate',
  summary: 'Deletes the saved configuration of a table; generated code stays.',
  params: byTable,
  reply: z.null(),
  failures: [...unavailable],
});

export const previewCode = endpoint({
  name: 'codegen.preview',
  method: 'GET',
  path: '/api/v1/codegen/:tableName/preview',
  permission: 'sys:codegen:generate',
  summary:
    'The files that would be generated, each with what the working tree has in its place. Writes nothing.',
  params: byTable,
  reply: z.array(generatedFileShape),
  failures,
});

export const downloadCode = endpoint({
  name: 'codegen.download',
  method: 'GET',
  path: '/api/v1/codegen/:tableName/download',
  permission: 'sys:codegen:generate',
  summary: 'The generated files as a ZIP file, to be unpacked at the root of the sources.',
  params: byTable,
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  reply: z.any(),
  envelope: 'raw',
  answers: ['application/zip'],
  failures,
});

export const writeCode = endpoint({
  name: 'codegen.write',
  method: 'POST',
  path: '/api/v1/codegen/:tableName/write',
  permission: 'sys:codegen:write',
  summary:
    'Writes the generated files into the working tree of a development server. A file of the module that exists and differs is replaced only if it is named in `overwrite`; without that, nothing is written.',
  params: byTable,
  body: z.strictObject({ overwrite: z.array(lineText(200)).max(100) }),
  reply: z.object({ written: z.array(z.string()) }),
  failures: [...failures, 'codegen-read-only', 'codegen-exists'],
});

nameSchemas({
  CodegenField: codegenFieldShape,
  CodegenForm: codegenFormShape,
  GeneratedFile: generatedFileShape,
});
