import * as contract from '@vitrine/contract/admin/departments.ts';
import { registerFormRoutes } from '#platform/crud/crud-routes.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { departmentService, listOptions, listTree } from './departments.service.ts';

export const addDepartment = departmentService.create;

/** The tree of departments of the platform's operators. */
export const departmentsModule: Module = {
  name: 'departments',
  routes(api) {
    route(api, contract.listDepartments, (ctx, { query }) => listTree(ctx, query));
    route(api, contract.listDepartmentOptions, (ctx) => listOptions(ctx));
    registerFormRoutes(api, contract.departments, departmentService);
  },
};
