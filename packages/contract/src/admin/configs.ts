import { z } from 'zod';
import { createCrudEndpoints } from '../crud.ts';
import { endpoint } from '../endpoint.ts';
import { idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, lineText, searchText } from '../shapes.ts';

/** What the value of a setting may be; settings that operators add themselves are texts, or help texts in one language. */
const configKinds = [
  'text',
  'number',
  'switch',
  'link',
  'contact',
  'name',
  'help',
  'picture',
] as const;
export type ConfigKind = (typeof configKinds)[number];

const configFormShape = z.strictObject({
  id: idShape.optional(),
  configName: lineText(50).min(1),
  configKey: z
    .string()
    .trim()
    .min(1)
    .max(50)
    .regex(/^[A-Za-z][A-Za-z0-9]*(?:[._-][A-Za-z0-9]+)*$/, 'config-key'),
  configValue: blockText(300),
  remark: lineText(100).nullable().optional(),
});
export type ConfigForm = z.infer<typeof configFormShape>;

const configRow = z.object({
  id: z.string(),
  configName: z.string(),
  configKey: z.string(),
  configValue: z.string(),
  remark: z.string(),
  kind: z.enum(configKinds),
  isBuiltIn: z.boolean(),
});

export const configs = createCrudEndpoints({
  name: 'configs',
  path: '/api/v1/config',
  permission: 'sys:config',
  permissions: { update: 'sys:config:update' },
  row: configRow,
  form: configFormShape,
  filters: { keywords: optionalFilter(searchText(50)) },
  deletes: 'one',
  summaries: {
    page: 'Settings by page, filtered by key or name. Settings of the product are named in the language of the caller.',
    form: 'One setting as its form edits it.',
    create: 'Adds a setting; its key is unique.',
    update:
      'Changes a setting, at once for every process. The value must be of its kind; a setting of the product keeps its key.',
    delete: 'Deletes a setting that operators added. Those of the product stay.',
  },
  failures: {
    create: ['config-key-taken'],
    update: ['config-key-taken', 'config-built-in'],
    delete: ['config-built-in'],
  },
  fieldOfCode: { 'config-key-taken': 'configKey', 'config-built-in': 'configKey' },
});
export const {
  page: pageConfigs,
  form: getConfigForm,
  create: createConfig,
  update: updateConfig,
  delete: deleteConfig,
} = configs;

export const refreshConfigs = endpoint({
  name: 'configs.refresh',
  method: 'PUT',
  path: '/api/v1/config/refresh',
  permission: 'sys:config:refresh',
  summary: 'Makes every process read the settings anew, after a change of the database by hand.',
  reply: z.null(),
});

export const sendTestEmail = endpoint({
  name: 'configs.sendTestEmail',
  method: 'POST',
  path: '/api/v1/config/test-emails',
  permission: 'sys:config:update',
  summary:
    'Writes a test email to the address of the caller, which proves that the mail server accepts emails. Without a mail server it is on the outbox page of a trial.',
  limit: { max: 5, windowSeconds: 60, by: 'account' },
  reply: z.object({ email: z.string() }),
});

export const getConfigLinks = endpoint({
  name: 'configs.links',
  method: 'GET',
  path: '/api/v1/config/links',
  permission: 'account:self:use',
  summary:
    'Where the profile menu and the help of the console lead: the documentation, the source code, and whom to contact. Empty when no address is set.',
  reply: z.object({
    documentUrl: z.string(),
    codeUrl: z.string(),
    contactUrl: z.string(),
    chatUrl: z.string(),
  }),
});

nameSchemas({ ConfigForm: configFormShape });
