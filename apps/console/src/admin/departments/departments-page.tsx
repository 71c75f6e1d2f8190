import { useQuery } from '@tanstack/react-query';
import {
  type DepartmentNode,
  departments,
  listDepartments,
} from '@vitrine/contract/admin/departments.ts';
import { Button, Select } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { departmentKeys, userKeys } from '../../lib/query-keys/system.ts';
import { useAddress } from '../../lib/use-address.ts';
import { departmentTexts } from '../../texts/departments.ts';
import { routeTexts } from '../../texts/routes.ts';
import { useCrudActions } from '../../ui/crud/use-crud-actions.ts';
import { FindField } from '../../ui/find-field.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { ListCard } from '../../ui/list/list-card.tsx';
import {
  ActionButton,
  type RowAction,
  useActionColumn,
  useAllowedActions,
} from '../../ui/list/row-actions.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { DepartmentDialog, type DepartmentTarget } from './department-dialog.tsx';

/** A row without children has no arrow. */
type Row = Omit<DepartmentNode, 'children'> & { children?: Row[] };
const toRow = ({ children, ...node }: DepartmentNode): Row =>
  children.length ? { ...node, children: children.map(toRow) } : node;
const idsOf = (nodes: readonly DepartmentNode[]): string[] =>
  nodes.flatMap(({ id, children }) => [id, ...idsOf(children)]);

/** The tree of departments that the signed-in person sees. */
export default function DepartmentsPage() {
  const t = useText(departmentTexts);
  const tRoute = useText(routeTexts);
  const { read, change } = useAddress();
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const [target, setTarget] = useState<DepartmentTarget>();
  const keywords = read('keywords');
  const status = (['0', '1'] as const).find((known) => known === read('status')) ?? '';
  const query = { ...(keywords ? { keywords } : {}), ...(status ? { status } : {}) };
  const list = useQuery({
    queryKey: departmentKeys.list(query),
    queryFn: ({ signal }) => api.read(listDepartments, { query }, signal),
  });
  const ownActions = useCrudActions<Row>({
    crud: departments,
    nameOf: ({ name }) => name,
    onEdit: ({ id }) => setTarget({ id }),
    editLabel: t('edit'),
    invalidates: [departmentKeys.all, userKeys.all],
    removeSeveral: (count) => t('removeSeveral', { count }),
    removeHint: t('hint'),
  });
  const actions: RowAction<Row>[] = [
    {
      label: t('addBelow'),
      Icon: Plus,
      perm: 'sys:dept:add',
      run: ([row]) => setTarget(row && { parentId: row.id }),
    },
    ...ownActions,
  ];
  const several = useAllowedActions(actions).filter(({ forSeveral }) => forSeveral);
  const actionColumn = useActionColumn<Row>({
    actions,
    nameOf: ({ name }) => name,
    onDone: () => setChosen([]),
  });
  const tree = list.data ?? [];
  return (
    <>
      <PageHead
        title={tRoute('systemDepartments')}
        line={t('line')}
        actions={
          <HasPerm value="sys:dept:add">
            <Button
              type="primary"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setTarget({ parentId: '0' })}
            >
              {t('add')}
            </Button>
          </HasPerm>
        }
      />
      <ListCard<Row>
        query={list}
        rows={tree.map(toRow)}
        emptyText={t(keywords || status ? 'empty' : 'none')}
        minWidth={720}
        choice={
          several.length ? { chosen, onChange: setChosen, nameOf: ({ name }) => name } : undefined
        }
        bar={
          <>
            <FindField
              label={t('search')}
              initial={keywords}
              onFind={(words) => change({ keywords: words.trim() })}
            />
            <Select
              aria-label={t('status')}
              value={status}
              popupMatchSelectWidth={false}
              onChange={(next) => change({ status: next })}
              options={[
                { value: '', label: t('anyStatus') },
                { value: '1', label: t('enabled') },
                { value: '0', label: t('disabled') },
              ]}
            />
            {several.map((action) => (
              <ActionButton
                key={action.label}
                action={action}
                rows={chosen}
                onDone={() => setChosen([])}
              />
            ))}
          </>
        }
        table={{ tree: { openIds: idsOf(tree), indent: 24 } }}
        columns={[
          { key: 'name', title: t('name'), dataIndex: 'name' },
          { key: 'code', title: t('code'), render: (_value, row) => <code>{row.code}</code> },
          {
            key: 'status',
            title: t('status'),
            width: 130,
            render: (_value, row) => (
              <StatusTag meaning={row.status ? 'done' : 'neutral'}>
                {t(row.status ? 'enabled' : 'disabled')}
              </StatusTag>
            ),
          },
          {
            key: 'sort',
            title: t('sort'),
            dataIndex: 'sort',
            width: 90,
            align: 'end',
            className: 'num',
          },
          ...actionColumn,
        ]}
      />
      <DepartmentDialog target={target} tree={tree} onClose={() => setTarget(undefined)} />
    </>
  );
}
