import {
  type DataScope,
  deleteRoles,
  pageRoles,
  updateRoleStatus,
} from '@vitrine/contract/admin/roles.ts';
import { Button } from 'antd';
import { Ban, CircleCheck, ListChecks, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { roleKeys } from '../../lib/query-keys/system.ts';
import { rolesTexts } from '../../texts/roles.ts';
import { routeTexts } from '../../texts/routes.ts';
import { systemTexts } from '../../texts/system.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import type { RowOf } from '../../ui/list/list-page.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { AssignDrawer } from './assign-drawer.tsx';
import { RoleDialog } from './role-dialog.tsx';

type Row = RowOf<typeof pageRoles>;

/** Roles: what their users may do, and which data they see. */
export default function RolesPage() {
  const t = useText(rolesTexts);
  const tSystem = useText(systemTexts);
  const tRoute = useText(routeTexts);
  const [edited, setEdited] = useState<{ id?: string }>();
  const [assigned, setAssigned] = useState<Row>();
  const removal = useApiMutation(deleteRoles, {
    success: tSystem('removed'),
    invalidates: [roleKeys.all],
  });
  const switching = useApiMutation(updateRoleStatus, {
    success: t('assigned'),
    invalidates: [roleKeys.all],
  });
  const setStatus = (row: Row | undefined, status: '0' | '1') =>
    row && switching.run({ params: { id: row.id }, query: { status } });
  return (
    <>
      <PageHead
        title={tRoute('systemRoles')}
        actions={
          <HasPerm value="sys:role:add">
            <Button
              type="primary"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setEdited({})}
            >
              {t('add')}
            </Button>
          </HasPerm>
        }
      />
      <ListPage
        name="roles"
        list={pageRoles}
        keyOf={roleKeys.list}
        emptyText={t('empty')}
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
        actions={[
          {
            label: t('assign'),
            Icon: ListChecks,
            perm: 'sys:role:assign',
            whyNot: ({ code }) => (code === 'ROOT' ? t('everything') : undefined),
            run: ([row]) => setAssigned(row),
          },
          {
            label: tSystem('edit'),
            Icon: Pencil,
            perm: 'sys:role:edit',
            run: ([row]) => setEdited(row && { id: row.id }),
          },
          {
            label: t('disable'),
            Icon: Ban,
            perm: 'sys:role:edit',
            isOffered: ({ status }) => status === 1,
            whyNot: ({ code }) =>
              code === 'ROOT' || code === 'STORE_OWNER' ? t('alwaysOn') : undefined,
            confirm: ([row]) => ({
              title: t('disableQuestion', { name: row?.name ?? '' }),
              description: t('disableHint'),
            }),
            run: ([row]) => setStatus(row, '0'),
          },
          {
            label: t('enable'),
            Icon: CircleCheck,
            perm: 'sys:role:edit',
            isOffered: ({ status }) => status === 0,
            run: ([row]) => setStatus(row, '1'),
          },
          {
            label: tSystem('remove'),
            Icon: Trash2,
            perm: 'sys:role:delete',
            isDanger: true,
            forSeveral: true,
            whyNot: ({ isBuiltIn }) => (isBuiltIn ? t('builtIn') : undefined),
            confirm: (rows) => ({
              title:
                rows.length === 1
                  ? tSystem('removeQuestion', { name: rows[0]?.name ?? '' })
                  : t('removeChosen', { count: rows.length }),
              description: t('removeHint'),
            }),
            run: (rows) => removal.run({ params: { ids: rows.map(({ id }) => id).join(',') } }),
          },
        ]}
        actionsWidth={176}
      />
      <RoleDialog target={edited} onClose={() => setEdited(undefined)} />
      <AssignDrawer role={assigned} onClose={() => setAssigned(undefined)} />
    </>
  );
}
