import { z } from 'zod';
import { createFormEndpoints } from '../crud.ts';
import { endpoint } from '../endpoint.ts';
import { idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText, searchText } from '../shapes.ts';

const statusShape = z.literal([0, 1]);

/** A filter by status as admin clients send it: `1`, `0`, or nothing. */
const statusFilter = optionalFilter(z.enum(['0', '1']).transform((text) => Number(text) as 0 | 1));

const departmentFormShape = z.strictObject({
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

export const departments = createFormEndpoints({
  name: 'departments',
  path: '/api/v1/dept',
  permission: 'sys:dept',
  form: departmentFormShape,
  saved: z.string(),
  summaries: {
    form: 'One department as its form edits it.',
    create:
      'Adds a department below one that the caller sees, or at the top; its code is unique. Answers its id.',
    update: 'Changes or moves a department; it cannot be moved below itself. Answers its id.',
    delete:
      'Deletes departments with all below them. Refused while one of them has users, and the answer names them.',
  },
  failures: {
    create: ['department-code-taken', 'department-parent'],
    update: ['department-code-taken', 'department-parent'],
    delete: ['department-in-use'],
  },
  fieldOfCode: { 'department-code-taken': 'code', 'department-parent': 'parentId' },
});
export const {
  form: getDepartmentForm,
  create: createDepartment,
  update: updateDepartment,
  delete: deleteDepartments,
} = departments;

nameSchemas({
  DepartmentForm: departmentFormShape,
  DepartmentNode: departmentNodeShape,
  DepartmentOption: departmentOptionShape,
});
