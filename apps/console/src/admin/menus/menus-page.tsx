import { useQuery } from '@tanstack/react-query';
import { deleteMenu, listMenus, type MenuNode } from '@vitrine/contract/admin/menus.ts';
import { Button, Input, Popconfirm, Table, type TableColumnsType, Tooltip } from 'antd';
import { Pencil, Plus, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { menuKeys } from '../../lib/query-keys/system.ts';
import { useRouteTitle } from '../../lib/route-title.ts';
import { routeTexts } from '../../texts/routes.ts';
import { systemTexts } from '../../texts/system.ts';
import { uiTexts } from '../../texts/ui.ts';
import { HasPerm, useHasPerm } from '../../ui/has-perm.tsx';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import '../../ui/paged-table.css';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { MenuDrawer, type MenuTarget } from './menu-drawer.tsx';
import { branchIds, countBelow, keepMatches, type MenuTableRow, toTableRows } from './menu-tree.rules.ts';
import './menus.css';

function Actions({ row, onOpen }: { row: MenuTableRow; onOpen: (target: MenuTarget) => void }) {
  const t = useText(systemTexts);
  const tUi = useText(uiTexts);
  const title = useRouteTitle()(row.name);
  const below = countBelow(row);
  const removal = useApiMutation(deleteMenu, { success: t('removed'), invalidates: [menuKeys.all] });
  const action = (label: string, icon: React.ReactNode, onClick?: () => void) => (
    <Button type="text" size="small" title={label} aria-label={`${label}: ${title}`} icon={icon} onClick={onClick} />
  );
  return (
    <span className="row-actions">
      {(row.type === 'CATALOG' || row.type === 'MENU') && (
        <HasPerm value="sys:menu:add">{action(t('addBelow'), <Plus size={16} aria-hidden />, () => onOpen({ parentId: row.id }))}</HasPerm>
      )}
      <HasPerm value="sys:menu:edit">{action(t('edit'), <Pencil size={16} aria-hidden />, () => onOpen({ id: row.id }))}</HasPerm>
      <HasPerm value="sys:menu:delete">
        <Popconfirm
          disabled={row.isSystem}
          title={t('removeQuestion', { name: title })}
          description={
            <div style={{ maxWidth: 280 }}>
              {below > 0 && `${t('removeBelow', { count: below })} `}
              {t('removeMenuHint')}
            </div>
          }
          okText={t('remove')}
          okButtonProps={{ danger: true }}
          cancelText={tUi('cancel')}
          placement="topRight"
          onConfirm={() => removal.run({ params: { id: row.id } })}
        >
          {row.isSystem ? (
            <Tooltip title={t('systemMenu')}>
              {/* Focusable, so that the reason can be read without a mouse. */}
              <Button
                type="text"
                size="small"
                aria-disabled
                aria-label={`${t('remove')}: ${title}. ${t('systemMenu')}`}
                className="is-kept"
                icon={<Trash2 size={16} aria-hidden />}
              />
            </Tooltip>
          ) : (
            action(t('remove'), <Trash2 size={16} aria-hidden />)
          )}
        </Popconfirm>
      </HasPerm>
    </span>
  );
}

/** The menu tree of all roles: groups, pages, links and buttons. */
export default function MenusPage() {
  const t = useText(systemTexts);
  const tRoute = useText(routeTexts);
  const titleOf = useRouteTitle();
  const mayChange = useHasPerm(['sys:menu:add', 'sys:menu:edit', 'sys:menu:delete']);
  const [words, setWords] = useState('');
  const [folded, setFolded] = useState<readonly string[]>([]);
  const [target, setTarget] = useState<MenuTarget>();
  const menus = useQuery({ queryKey: menuKeys.all, queryFn: ({ signal }) => api.read(listMenus, { query: {} }, signal) });
  const wanted = words.trim().toLowerCase();
  const isMatch = (node: MenuNode) =>
    [titleOf(node.name), node.name, node.routePath, node.component, node.perm].some((text) => text.toLowerCase().includes(wanted));
  const tree = menus.data ?? [];
  const shown = wanted ? keepMatches(tree, isMatch) : tree;
  const branches = branchIds(tree);
  const columns: TableColumnsType<MenuTableRow> = [
    {
      title: t('name'),
      width: 220,
      className: 'menu-first',
      render: (_value, row) => (
        <span className="menu-name">
          {row.icon && <MenuIcon name={row.icon} />}
          {titleOf(row.name)}
        </span>
      ),
    },
    { title: t('type'), width: 90, render: (_value, row) => <StatusTag hasDot={false}>{t(row.type)}</StatusTag> },
    {
      title: t('path'),
      width: 170,
      render: (_value, row) => (
        <code>
          {row.routePath}
          <small>{row.routeName}</small>
        </code>
      ),
    },
    { title: t('component'), width: 180, render: (_value, row) => <code>{row.component}</code> },
    { title: t('perm'), width: 120, render: (_value, row) => <code>{row.perm}</code> },
    {
      title: t('visible'),
      width: 110,
      render: (_value, row) => <StatusTag meaning={row.visible ? 'done' : 'neutral'}>{t(row.visible ? 'shown' : 'hidden')}</StatusTag>,
    },
    { title: t('sort'), dataIndex: 'sort', width: 76, align: 'end', className: 'num' },
    ...(mayChange
      ? [
          {
            title: t('actions'),
            width: 124,
            fixed: 'end' as const,
            align: 'end' as const,
            render: (_value: unknown, row: MenuTableRow) => <Actions row={row} onOpen={setTarget} />,
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHead
        title={tRoute('systemMenus')}
        actions={
          <HasPerm value="sys:menu:add">
            <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setTarget({ parentId: '0' })}>
              {t('addMenu')}
            </Button>
          </HasPerm>
        }
      />
      <section className="card paged-table menus-table">
        <div className="paged-filters">
          <Input
            className="find"
            allowClear
            data-search
            prefix={<Search size={16} color="var(--ink-3)" aria-hidden />}
            placeholder={t('searchMenus')}
            aria-label={t('searchMenus')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button onClick={() => setFolded(folded.length ? [] : branches)}>{t(folded.length ? 'expandAll' : 'foldAll')}</Button>
        </div>
        {menus.isPending && <SkeletonRows rows={8} height={48} />}
        {menus.isError && !menus.data && <ErrorState error={menus.error} onRetry={() => void menus.refetch()} />}
        {menus.data && shown.length === 0 && <EmptyState text={t('noMenus')} />}
        {shown.length > 0 && (
          <Table<MenuTableRow>
            rowKey="id"
            size="small"
            tableLayout="fixed"
            columns={columns}
            dataSource={toTableRows(shown)}
            pagination={false}
            scroll={{ x: 1090 }}
            expandable={{
              expandedRowKeys: wanted ? branches : branches.filter((id) => !folded.includes(id)),
              onExpand: (isExpanded, row) => setFolded(isExpanded ? folded.filter((id) => id !== row.id) : [...folded, row.id]),
              indentSize: 18,
            }}
          />
        )}
      </section>
      <MenuDrawer target={target} tree={tree} onClose={() => setTarget(undefined)} />
    </>
  );
}
