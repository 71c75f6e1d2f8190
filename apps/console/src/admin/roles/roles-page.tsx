import {
  type DataScope,
  dataScopes,
  type pageRoles,
  roles,
  updateRoleStatus,
} from '@vitrine/contract/admin/roles.ts';
import { Ban, CircleCheck, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { roleKeys } from '../../lib/query-keys/system.ts';
import { rolesTexts } from '../../texts/roles.ts';
import { routeTexts } from '../../texts/routes.ts';
import { systemTexts } from '../../texts/system.ts';
import { CrudPage } from '../../ui/crud/crud-page.tsx';
import type { RowOf } from '../../ui/list/list-page.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { AssignDrawer } from './assign-drawer.tsx';

type Row = RowOf<typeof pageRoles>;

/** Enabling and disabling of a role. */
function useStatusActions() {
  const t = useText(rolesTexts);
  const switching = useApiMutation(updateRoleStatus, {
    success: t('assigned'),
    invalidates: [roleKeys.all],
  });
  const setStatus = (row: Row | undefined, status: '0' | '1') =>
    row && switching.run({ params: { id: row.id }, query: { status } });
  const perm = updateRoleStatus.permission;
  return [
    {
      label: t('disable'),
      Icon: Ban,
      perm,
      isOffered: ({ status }: Row) => status === 1,
      whyNot: ({ code }: Row) =>
        code === 'ROOT' || code === 'STORE_OWNER' ? t('alwaysOn') : undefined,
      confirm: ([row]: readonly Row[]) => ({
        title: t('disableQuestion', { name: row?.name ?? '' }),
        description: t('disableHint'),
      }),
      run: ([row]: readonly Row[]) => setStatus(row, '0'),
    },
    {
      label: t('enable'),
      Icon: CircleCheck,
      perm,
      isOffered: ({ status }: Row) => status === 0,
      run: ([row]: readonly Row[]) => setStatus(row, '1'),
    },
  ];
}

/** Roles: what their users may do, and which data they see. Menus and buttons are assigned in a drawer of their own. */
export default function RolesPage() {
  const t = useText(rolesTexts);
  const tSystem = useText(systemTexts);
  const tRoute = useText(routeTexts);
  const [assigned, setAssigned] = useState<Row>();
  const statusActions = useStatusActions();
  const assign = {
    label: t('assign'),
    Icon: ListChecks,
    perm: 'sys:role:assign',
    whyNot: ({ code }: Row) => (code === 'ROOT' ? t('everything') : undefined),
    run: ([row]: readonly Row[]) => setAssigned(row),
  };
  const states = ([1, 0] as const).map((value) => ({
    value,
    label: tSystem(value ? 'enabled' : 'disabled'),
  }));
  const scopes = dataScopes.map((value) => ({ value, label: t(`scope${value}`) }));
  return (
    <>
      <CrudPage
        name="roles"
        as="dialog"
        crud={roles}
        keys={roleKeys}
        texts={{
          title: tRoute('systemRoles'),
          add: t('add'),
          edit: t('edit'),
          empty: t('empty'),
        }}
        minWidth={820}
        filters={[{ name: 'keywords', kind: 'words', label: t('search') }]}
        columns={[
          { key: 'name', title: tSystem('name'), dataIndex: 'name' },
          {
            key: 'code',
            title: tSystem('code'),
            render: (_value, { code }) => <code>{code}</code>,
          },
          {
            key: 'dataScope',
            title: t('dataScope'),
            render: (_value, { dataScope }) => t(`scope${dataScope as DataScope}`),
          },
          {
            key: 'state',
            title: tSystem('state'),
            width: 130,
            render: (_value, { status }) => (
              <StatusTag meaning={status ? 'done' : 'neutral'}>
                {tSystem(status ? 'enabled' : 'disabled')}
              </StatusTag>
            ),
          },
          {
            key: 'sort',
            title: tSystem('sort'),
            dataIndex: 'sort',
            width: 90,
            align: 'end',
            className: 'num',
          },
        ]}
        nameOf={({ name }) => name}
        actions={({ edit, remove }) => [assign, edit, ...statusActions, remove]}
        actionsWidth={176}
        whyNotDeleted={({ isBuiltIn }) => (isBuiltIn ? t('builtIn') : undefined)}
        removeSeveral={(count) => t('removeChosen', { count })}
        removeHint={t('removeHint')}
        empty={{ name: '', code: '', dataScope: 3, status: 1, sort: 1 }}
        fields={[
          { name: 'name', label: tSystem('name') },
          { name: 'code', label: tSystem('code'), hint: t('codeHint') },
          {
            name: 'dataScope',
            label: t('dataScope'),
            hint: t('dataScopeHint'),
            options: scopes,
          },
          { name: 'status', label: tSystem('state'), options: states },
          { name: 'sort', label: tSystem('sort'), numberField: 'role-position' },
        ]}
      />
      <AssignDrawer role={assigned} onClose={() => setAssigned(undefined)} />
    </>
  );
}
