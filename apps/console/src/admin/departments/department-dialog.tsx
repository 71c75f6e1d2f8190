import { type DepartmentNode, departments } from '@vitrine/contract/admin/departments.ts';
import { TreeSelect } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { departmentKeys, userKeys } from '../../lib/query-keys/system.ts';
import { departmentTexts } from '../../texts/departments.ts';
import { CrudForm } from '../../ui/crud/crud-form.tsx';
import { foldedTreeSearch } from '../../ui/folded-search.ts';

/** One that exists, or a new one below a parent ("0" is the top). */
export type DepartmentTarget = { id: string } | { parentId: string };

interface DepartmentDialogProps {
  target: DepartmentTarget | undefined;
  tree: readonly DepartmentNode[];
  onClose: () => void;
}

/** Adds, changes or moves a department. */
export function DepartmentDialog({ target, tree, onClose }: DepartmentDialogProps) {
  const t = useText(departmentTexts);
  const id = target && 'id' in target ? target.id : undefined;
  const parentId = target && 'parentId' in target ? target.parentId : '0';
  // A department cannot be moved below itself: neither it nor its children are offered.
  const optionsOf = (
    nodes: readonly DepartmentNode[],
  ): { value: string; title: string; children: object[] }[] =>
    nodes
      .filter((node) => node.id !== id)
      .map((node) => ({ value: node.id, title: node.name, children: optionsOf(node.children) }));
  return (
    <CrudForm
      name={id ? 'department' : `department|${parentId}`}
      as="dialog"
      crud={departments}
      keyOf={departmentKeys.form}
      target={target && (id ? { id } : {})}
      onClose={onClose}
      add={t('add')}
      edit={t('edit')}
      empty={{ parentId, name: '', code: '', sort: 1, status: 1 }}
      fromStored={({ id: _, ...form }) => form}
      fields={[
        {
          name: 'parentId',
          label: t('parent'),
          control: (
            <TreeSelect
              showSearch={foldedTreeSearch}
              treeDefaultExpandAll
              treeData={[{ value: '0', title: t('top'), children: optionsOf(tree) }]}
            />
          ),
        },
        { name: 'name', label: t('name') },
        { name: 'code', label: t('code'), hint: t('codeHint') },
        { name: 'sort', label: t('sort'), numberField: 'department-position' },
        { name: 'status', label: t('isEnabled'), kind: 'flag' },
      ]}
      invalidates={[departmentKeys.all, userKeys.all]}
    />
  );
}
