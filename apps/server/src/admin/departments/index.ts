import * as contract from '@vitrine/contract/admin/departments.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import {
  addDepartment,
  changeDepartment,
  getForm,
  listOptions,
  listTree,
  removeDepartments,
} from './departments.service.ts';

export { addDepartment };

/** The tree of departments of the platform's operators. */
export const departmentsModule: Module = {
  name: 'departments',
  routes(api) {
    route(api, contract.listDepartments, (ctx, { query }) => listTree(ctx, query));
    route(api, contract.listDepartmentOptions, (ctx) => listOptions(ctx));
    route(api, contract.getDepartmentForm, (ctx, { params }) => getForm(ctx, params.id));
    route(api, contract.createDepartment, (ctx, { body }) => addDepartment(ctx, body));
    route(api, contract.updateDepartment, (ctx, { params, body }) =>
      changeDepartment(ctx, params.id, body),
    );
    route(api, contract.deleteDepartments, (ctx, { params }) => removeDepartments(ctx, params.ids));
  },
};
