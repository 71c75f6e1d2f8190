import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idListShape, idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText, searchText } from '../shapes.ts';

const statusShape = z.literal([0, 1]);

/** A filter by status as admin clients send it: `1`, `0`, or nothing. */
const statusFilter = optionalFilter(z.enum(['0', '1']).transform((text) => Number(text) as 0 | 1));

export const departmentFormShape = z.strictObject({
  id: idShape.optional(),
  name: lineText(64).min(1),
  code: z
    .string()
    .trim()
    .max(64)
    .regex(/^[A-Za-z][\w-]*$/, 'code'),
  /** The id of the department above, or "0" for the top. */
  parentId: z.union([z.literal('0'), idShape]),
  status: statusShape.optional(),
  sort: z.number().int().min(0).max(100_000).optional(),
});
export type DepartmentForm = z.infer<typeof departmentFormShape>;

const departmentNodeShape = z.object({
  id: z.string(),
  parentId: z.string(),
  name: z.string(),
  code: z.string(),
  sort: z.number().int(),
  status: statusShape,
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
  get children() {
    return z.array(departmentNodeShape);
  },
});
export type DepartmentNode = z.infer<typeof departmentNodeShape>;

const departmentOptionShape = z.object({
  value: z.string(),
  label: z.string(),
  /** Left out when there are none. */
  get children() {
    return z.array(departmentOptionShape).optional();
  },
});
export type DepartmentOption = z.infer<typeof departmentOptionShape>;

export const listDepartments = endpoint({
  name: 'departments.list',
  method: 'GET',
  path: '/api/v1/dept',
  permission: 'sys:dept:query',
  summary:
    'Departments within the data scope of the caller, as a tree in their order. A department whose parent the filter or the scope leaves out is at the top.',
  query: z.strictObject({ keywords: optionalFilter(searchText(64)), status: statusFilter }),
  reply: z.array(departmentNodeShape),
});

export const listDepartmentOptions = endpoint({
  name: 'departments.options',
  method: 'GET',
  path: '/api/v1/dept/options',
  permission: 'sys:dept:query',
  summary: 'Enabled departments within the data scope of the caller, as a tree to choose from.',
  reply: z.array(departmentOptionShape),
});

const byId = z.strictObject({ id: idShape });

export const getDepartmentForm = endpoint({
  name: 'departments.form',
  method: 'GET',
  path: '/api/v1/dept/:id/form',
  permission: 'sys:dept:query',
  summary: 'One department as its form edits it.',
  params: byId,
  reply: departmentFormShape,
});

export const createDepartment = endpoint({
  name: 'departments.create',
  method: 'POST',
  path: '/api/v1/dept',
  permission: 'sys:dept:add',
  summary:
    'Adds a department below one that the caller sees, or at the top; its code is unique. Answers its id.',
  body: departmentFormShape,
  reply: z.string(),
  failures: ['department-code-taken', 'department-parent'],
});

export const updateDepartment = endpoint({
  name: 'departments.update',
  method: 'PUT',
  path: '/api/v1/dept/:id',
  permission: 'sys:dept:edit',
  summary: 'Changes or moves a department; it cannot be moved below itself. Answers its id.',
  params: byId,
  body: departmentFormShape,
  reply: z.string(),
  failures: ['department-code-taken', 'department-parent'],
});

export const deleteDepartments = endpoint({
  name: 'departments.delete',
  method: 'DELETE',
  path: '/api/v1/dept/:ids',
  permission: 'sys:dept:delete',
  summary:
    'Deletes departments with all below them. Refused while one of them has users, and the answer names them.',
  params: z.strictObject({ ids: idListShape }),
  reply: z.null(),
  failures: ['department-in-use'],
});

nameSchemas({
  DepartmentForm: departmentFormShape,
  DepartmentNode: departmentNodeShape,
  DepartmentOption: departmentOptionShape,
});
