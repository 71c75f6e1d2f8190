import * as contract from '@vitrine/contract/admin/accounts.ts';
import { resetSecondFactor } from '@vitrine/contract/admin/identity.ts';
import { type Api, route } from '#platform/http/route.ts';
import { deleteUsers } from './delete-users.ts';
import { exportUsers, writeTemplate } from './export-users.ts';
import { listImports, previewImport, runImport, undoImport } from './import-users.ts';
import { pageUsers } from './list-users.ts';
import { resetUserFactor } from './reset-factor.ts';
import { resetUserPassword } from './reset-password.ts';
import { addUser, changeUser, readUserForm, setUserStatus } from './save-user.ts';

/** Users as operators manage them. */
export function registerUserRoutes(api: Api): void {
  route(api, contract.pageAccounts, (ctx, { query }) => pageUsers(ctx, query));
  route(api, contract.getAccountForm, (ctx, { params }) => readUserForm(ctx, params.id));
  route(api, contract.createUser, (ctx, { body }) => addUser(ctx, body));
  route(api, contract.updateUser, (ctx, { params, body }) => changeUser(ctx, params.id, body));
  route(api, contract.deleteUsers, (ctx, { params }) => deleteUsers(ctx, params.ids));
  route(api, contract.setUserStatus, (ctx, { params, query }) =>
    setUserStatus(ctx, params.id, query.status === '1' ? 1 : 0),
  );
  route(api, contract.resetUserPassword, (ctx, { params, query }) =>
    resetUserPassword(ctx, params.id, query.password),
  );
  route(api, resetSecondFactor, (ctx, { params }) => resetUserFactor(ctx, params.id));
  route(api, contract.readUserTemplate, (ctx) => writeTemplate(ctx));
  route(api, contract.exportUsers, (ctx, { query }) => exportUsers(ctx, query));
  // The family sends the department in the query, forms may have it as a field.
  route(api, contract.previewUserImport, (ctx, { query, body }) =>
    previewImport(ctx, { file: body.file, deptId: query.deptId ?? body.deptId }),
  );
  route(api, contract.importUsers, (ctx, { query, body }) =>
    runImport(ctx, { file: body.file, deptId: query.deptId ?? body.deptId }),
  );
  route(api, contract.listUserImports, (ctx) => listImports(ctx));
  route(api, contract.undoUserImport, (ctx, { params }) => undoImport(ctx, params.id));
}
