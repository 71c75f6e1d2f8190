import { exportUsers } from '@vitrine/contract/admin/account-sheets.ts';
import {
  deleteUsers,
  pageAccounts,
  resetUserPassword,
  setUserStatus,
} from '@vitrine/contract/admin/accounts.ts';
import { resetSecondFactor } from '@vitrine/contract/admin/identity.ts';
import { Button, Switch } from 'antd';
import { KeyRound, Pencil, Plus, ShieldOff, Trash2, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { departmentKeys, userKeys } from '../../lib/query-keys/system.ts';
import { useAddress } from '../../lib/use-address.ts';
import { routeTexts } from '../../texts/routes.ts';
import { userTexts } from '../../texts/users.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm, useHasPerm } from '../../ui/has-perm.tsx';
import { createTimeFilter, type ListFilter } from '../../ui/list/list-filters.tsx';
import { firstPage, ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { DepartmentFilter } from './department-filter.tsx';
import { UserDrawer } from './user-drawer.tsx';
import './users.css';

// Few visits import something.
const ImportDialog = lazy(() => import('./import-dialog.tsx'));

/** Users within the data scope of the signed-in person. */
export default function UsersPage() {
  const t = useText(userTexts);
  const tRoute = useText(routeTexts);
  const { zone } = useClock();
  const { read, change } = useAddress();
  const mayEdit = useHasPerm('sys:user:edit');
  const [edited, setEdited] = useState<{ id?: string }>();
  const [isImportOpen, setImportOpen] = useState(false);
  const invalidates = [userKeys.all, departmentKeys.all];
  const removal = useApiMutation(deleteUsers, { success: t('removed'), invalidates });
  const reset = useApiMutation(resetUserPassword, { success: t('linkSent'), invalidates });
  const factor = useApiMutation(resetSecondFactor, { success: t('factorRemoved'), invalidates });
  const status = useApiMutation(setUserStatus, { success: t('saved'), invalidates });
  const filters: readonly ListFilter[] = [
    { name: 'keywords', kind: 'words', label: t('search') },
    {
      name: 'status',
      kind: 'choice',
      label: t('status'),
      any: t('anyStatus'),
      options: [
        { value: '1', label: t('enabled') },
        { value: '0', label: t('disabled') },
      ],
    },
    createTimeFilter(t('created')),
    { name: 'deptId', param: 'department', kind: 'own', accepts: /^\d{1,18}$/ },
  ];
  return (
    <>
      <PageHead
        title={tRoute('systemUsers')}
        actions={
          <>
            <HasPerm value="sys:user:import">
              <Button icon={<Upload size={16} aria-hidden />} onClick={() => setImportOpen(true)}>
                {t('import')}
              </Button>
            </HasPerm>
            <HasPerm value="sys:user:add">
              <Button
                type="primary"
                icon={<Plus size={16} aria-hidden />}
                onClick={() => setEdited({})}
              >
                {t('add')}
              </Button>
            </HasPerm>
          </>
        }
      />
      <div className="users">
        <DepartmentFilter
          value={read('department')}
          onChange={(department) => change({ department, ...firstPage })}
        />
        <ListPage
          name="users"
          list={pageAccounts}
          keyOf={userKeys.list}
          emptyText={t('empty')}
          minWidth={880}
          canChooseColumns
          views={{ list: 'users' }}
          filters={filters}
          exporting={{
            perm: 'sys:user:export',
            run: (query) => api.download(exportUsers, { query: { ...query, timeZone: zone } }),
          }}
          nameOf={(row) => row.username}
          columns={[
            {
              key: 'username',
              title: t('username'),
              render: (_value, row) => (
                <>
                  {row.username}
                  <small>
                    {[row.nickname, row.gender ? t(`gender_${row.gender}`) : '']
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </>
              ),
            },
            {
              key: 'roles',
              title: `${t('roles')}, ${t('department').toLocaleLowerCase()}`,
              width: 160,
              render: (_value, row) => (
                <>
                  {row.roleNames.replaceAll(',', ', ')}
                  <small>{row.deptName}</small>
                </>
              ),
            },
            {
              key: 'contact',
              title: t('email'),
              render: (_value, row) => (
                <>
                  {row.email}
                  {row.pendingEmail && (
                    <small>{t('pendingEmail', { email: row.pendingEmail })}</small>
                  )}
                  <small>{row.mobile}</small>
                </>
              ),
            },
            {
              key: 'status',
              title: t('status'),
              width: 104,
              render: (_value, row) =>
                mayEdit && !row.isShared ? (
                  <Switch
                    size="small"
                    checked={row.status === 1}
                    loading={status.input?.params.id === row.id}
                    aria-label={t('isEnabledOf', { name: row.username })}
                    onChange={(isOn) =>
                      void status.run({
                        params: { id: row.id },
                        query: { status: isOn ? '1' : '0' },
                      })
                    }
                  />
                ) : (
                  <StatusTag meaning={row.status ? 'done' : 'neutral'}>
                    {t(row.status ? 'enabled' : 'disabled')}
                  </StatusTag>
                ),
            },
            {
              key: 'created',
              title: t('created'),
              width: 136,
              sorts: {
                asc: { field: 'create_time', direction: 'ASC' },
                desc: { field: 'create_time', direction: 'DESC' },
              },
              render: (_value, row) =>
                row.isInvited ? (
                  <StatusTag meaning="waiting">{t('invited')}</StatusTag>
                ) : (
                  <DateTime value={row.createTime} />
                ),
            },
          ]}
          actions={[
            {
              label: t('resetPassword'),
              Icon: KeyRound,
              perm: 'sys:user:password:reset',
              confirm: ([row]) => ({
                title: t('resetQuestion', { name: row?.username ?? '' }),
                description: t('resetHint'),
              }),
              run: ([row]) => reset.run({ params: { id: row?.id ?? '' } }),
            },
            {
              label: t('resetFactor'),
              Icon: ShieldOff,
              perm: 'sys:user:second-factor',
              whyNot: ({ hasSecondFactor }) => (hasSecondFactor ? undefined : t('noFactor')),
              confirm: ([row]) => ({
                title: t('factorQuestion', { name: row?.username ?? '' }),
                description: t('factorHint'),
              }),
              run: ([row]) => factor.run({ params: { id: row?.id ?? '' } }),
            },
            {
              label: t('rowEdit'),
              Icon: Pencil,
              perm: 'sys:user:edit',
              run: ([row]) => setEdited(row && { id: row.id }),
            },
            {
              label: t('remove'),
              Icon: Trash2,
              perm: 'sys:user:delete',
              isDanger: true,
              forSeveral: true,
              confirm: (rows) => ({
                title:
                  rows.length > 1
                    ? t('removeSeveral', { count: rows.length })
                    : t('removeQuestion', { name: rows[0]?.username ?? '' }),
                description: t('removeHint'),
              }),
              run: (rows) => removal.run({ params: { ids: rows.map(({ id }) => id).join(',') } }),
            },
          ]}
        />
      </div>
      <UserDrawer
        target={edited}
        deptId={read('department') || undefined}
        onClose={() => setEdited(undefined)}
      />
      {isImportOpen && (
        <Suspense>
          <ImportDialog
            deptId={read('department') || undefined}
            onClose={() => setImportOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
