import { useQuery } from '@tanstack/react-query';
import {
  deleteMenu,
  listMenus,
  type MenuNode,
  updateMenuVisible,
} from '@vitrine/contract/admin/menus.ts';
import { containsText } from '@vitrine/contract/fold-text.ts';
import { Button } from 'antd';
import { Eye, EyeOff, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { menuKeys } from '../../lib/query-keys/system.ts';
import { routeTexts } from '../../texts/routes.ts';
import { systemTexts } from '../../texts/system.ts';
import { FindField } from '../../ui/find-field.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { ListCard } from '../../ui/list/list-card.tsx';
import { useActionColumn } from '../../ui/list/row-actions.tsx';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { MenuDrawer, type MenuTarget } from './menu-drawer.tsx';
import { branchIds, keepMatches, type MenuTableRow, toTableRows } from './menu-tree.rules.ts';
import { MenuUses } from './menu-uses.tsx';
import './menus.css';

/** The menu tree of all roles: groups, pages, links and buttons. */
export default function MenusPage() {
  const t = useText(systemTexts);
  const tRoute = useText(routeTexts);
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState<readonly string[]>();
  const [target, setTarget] = useState<MenuTarget>();
  const menus = useQuery({
    queryKey: menuKeys.all,
    queryFn: ({ signal }) => api.read(listMenus, { query: {} }, signal),
  });
  const wanted = words.trim();
  const isMatch = (node: MenuNode) =>
    [node.title, node.name, node.routePath, node.component, node.perm].some((text) =>
      containsText(text, wanted),
    );
  const tree = menus.data ?? [];
  const shown = wanted ? keepMatches(tree, isMatch) : tree;
  const branches = branchIds(tree);
  // The buttons of a page are seen once it is opened.
  const expanded = opened ?? tree.filter(({ type }) => type === 'CATALOG').map(({ id }) => id);
  const isAllOpen = branches.every((id) => expanded.includes(id));
  const removal = useApiMutation(deleteMenu, {
    success: t('removed'),
    invalidates: [menuKeys.all],
  });
  const showing = useApiMutation(updateMenuVisible, {
    success: t('saved'),
    invalidates: [menuKeys.all],
  });
  const setVisible = (row: MenuTableRow | undefined, visible: '0' | '1') =>
    row && showing.run({ params: { id: row.id }, query: { visible } });
  const actionColumn = useActionColumn<MenuTableRow>({
    isFixed: true,
    width: 176,
    nameOf: ({ title }) => title,
    actions: [
      {
        label: t('addBelow'),
        Icon: Plus,
        perm: 'sys:menu:add',
        isOffered: ({ type }) => type === 'CATALOG' || type === 'MENU',
        run: ([row]) => setTarget(row && { parentId: row.id }),
      },
      {
        label: t('edit'),
        Icon: Pencil,
        perm: 'sys:menu:edit',
        run: ([row]) => setTarget(row && { id: row.id }),
      },
      {
        label: t('hide'),
        Icon: EyeOff,
        perm: 'sys:menu:edit',
        isOffered: ({ type, visible }) => type !== 'BUTTON' && visible === 1,
        whyNot: ({ isSystem }) => (isSystem ? t('systemMenuShown') : undefined),
        run: ([row]) => setVisible(row, '0'),
      },
      {
        label: t('show'),
        Icon: Eye,
        perm: 'sys:menu:edit',
        isOffered: ({ type, visible }) => type !== 'BUTTON' && visible === 0,
        run: ([row]) => setVisible(row, '1'),
      },
      {
        label: t('remove'),
        Icon: Trash2,
        perm: 'sys:menu:delete',
        isDanger: true,
        whyNot: ({ isSystem }) => (isSystem ? t('systemMenu') : undefined),
        confirm: ([row]) => ({
          title: t('removeQuestion', { name: row?.title ?? '' }),
          description: row && <MenuUses id={row.id} />,
        }),
        run: ([row]) => row && removal.run({ params: { id: row.id } }),
      },
    ],
  });
  return (
    <>
      <PageHead
        title={tRoute('systemMenus')}
        actions={
          <HasPerm value="sys:menu:add">
            <Button
              type="primary"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setTarget({ parentId: '0' })}
            >
              {t('addMenu')}
            </Button>
          </HasPerm>
        }
      />
      <ListCard<MenuTableRow>
        className="card menus-table"
        query={menus}
        rows={toTableRows(shown)}
        emptyText={t('noMenus')}
        minWidth={1090}
        rowHeight={48}
        bar={
          <>
            <FindField label={t('searchMenus')} onFind={setWords} />
            <Button onClick={() => setOpened(isAllOpen ? [] : branches)}>
              {t(isAllOpen ? 'foldAll' : 'expandAll')}
            </Button>
          </>
        }
        table={{
          tableLayout: 'fixed',
          tree: {
            openIds: wanted ? branches : [...expanded],
            onToggle: (row, isOpen) =>
              setOpened(isOpen ? [...expanded, row.id] : expanded.filter((id) => id !== row.id)),
            indent: 18,
          },
        }}
        columns={[
          {
            title: t('name'),
            width: 220,
            className: 'nowrap',
            render: (_value, row) => (
              <span className="menu-name">
                {row.icon && <MenuIcon className="ink-3" name={row.icon} />}
                {row.title}
              </span>
            ),
          },
          {
            title: t('type'),
            width: 90,
            render: (_value, row) => <StatusTag hasDot={false}>{t(row.type)}</StatusTag>,
          },
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
          {
            title: t('component'),
            width: 180,
            render: (_value, row) => <code>{row.component}</code>,
          },
          { title: t('perm'), width: 120, render: (_value, row) => <code>{row.perm}</code> },
          {
            title: t('visible'),
            width: 110,
            render: (_value, row) => (
              <StatusTag meaning={row.visible ? 'done' : 'neutral'}>
                {t(row.visible ? 'shown' : 'hidden')}
              </StatusTag>
            ),
          },
          { title: t('sort'), dataIndex: 'sort', width: 76, align: 'end', className: 'num' },
          ...actionColumn,
        ]}
      />
      <MenuDrawer target={target} tree={tree} onClose={() => setTarget(undefined)} />
    </>
  );
}
