import { z } from 'zod';
import { languages } from '../locales.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';

export const menuTypes = ['CATALOG', 'MENU', 'EXTLINK', 'BUTTON'] as const;

export type MenuType = (typeof menuTypes)[number];

const flag = z.union([z.literal(0), z.literal(1)]);

/** `module:entity:action`; with `*` as its action it stands for all of the entity. */
const permissionPattern =
  /^(?:[a-z][a-z0-9-]*:[a-z][a-z0-9-]*(?::[a-z][a-z0-9-]*)?:(?:[a-z][a-z0-9-]*|\*))?$/;

/** A menu as its form edits it; `name` is a text key of `route.*` or a custom text. */
export const menuFormShape = z.strictObject({
  id: idShape.optional(),
  parentId: z.union([z.literal('0'), idShape]),
  name: lineText(64).min(1),
  /** Titles of its own, by language; where one is missing, the name is shown. */
  titles: z.partialRecord(z.enum(languages), lineText(64)).nullable().optional(),
  type: z.enum(menuTypes),
  routeName: z
    .string()
    .trim()
    .max(64)
    .regex(/^(?:[A-Za-z][\w-]*)?$/, 'code')
    .optional(),
  /** A path, or the absolute address of an EXTLINK. */
  routePath: lineText(256).optional(),
  component: z
    .string()
    .trim()
    .max(128)
    .regex(/^(?:[\w-]+(?:\/[\w-]+)*)?$/, 'component')
    .optional(),
  params: z
    .array(z.strictObject({ key: lineText(64).min(1), value: lineText(256) }))
    .max(20)
    .nullable()
    .optional(),
  visible: flag.optional(),
  alwaysShow: flag.optional(),
  keepAlive: flag.optional(),
  sort: z.number().int().min(0).max(9_999).optional(),
  perm: z.string().trim().max(100).regex(permissionPattern, 'permission').optional(),
  icon: lineText(64).optional(),
  redirect: lineText(256).optional(),
});

export type MenuForm = z.infer<typeof menuFormShape>;

nameSchemas({ MenuForm: menuFormShape });
