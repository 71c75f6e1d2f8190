import type { DepartmentOption } from '@vitrine/contract/admin/departments.ts';
import { Input, Tree, TreeSelect } from 'antd';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { departmentTexts } from '../../texts/departments.ts';
import { userTexts } from '../../texts/users.ts';
import { foldedTreeSearch } from '../../ui/folded-search.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { findDepartments, useDepartments } from '../departments/use-departments.ts';

interface DepartmentFilterProps {
  value: string;
  onChange: (deptId: string) => void;
}

interface Node {
  key: string;
  title: string;
  className?: string;
  children: Node[];
}

const toNodes = (options: readonly DepartmentOption[]): Node[] =>
  options.map(({ value, label, children = [] }) => ({
    key: value,
    title: label,
    children: toNodes(children),
  }));

/**
 * The departments beside the list of users, above it as a field where there is no room: a choice shows those of one and of all below
 * it. Without departments it stays, so that the list does not move once that is known.
 */
export function DepartmentFilter({ value, onChange }: DepartmentFilterProps) {
  const t = useText(userTexts);
  const tDepartment = useText(departmentTexts);
  const [words, setWords] = useState('');
  const departments = useDepartments();
  const hasNone = departments.data?.length === 0;
  const found = findDepartments(departments.data ?? [], words);
  const all = { key: '', title: t('allDepartments'), className: 'whole', children: [] };
  return (
    <>
      <TreeSelect
        className="department-select"
        aria-label={t('departments')}
        value={value}
        onChange={onChange}
        showSearch={foldedTreeSearch}
        treeDefaultExpandAll
        fieldNames={{ value: 'key', label: 'title' }}
        treeData={[all, ...toNodes(departments.data ?? [])]}
      />
      <aside className="card department-filter stack gap-12 pad-16" aria-label={t('departments')}>
        <Input
          allowClear
          prefix={<Search size={16} color="var(--ink-3)" aria-hidden />}
          placeholder={t('findDepartment')}
          aria-label={t('findDepartment')}
          value={words}
          maxLength={64}
          disabled={hasNone}
          onChange={({ target }) => setWords(target.value)}
        />
        <Tree
          key={`${words}|${departments.dataUpdatedAt}`}
          blockNode
          defaultExpandAll
          selectedKeys={[value]}
          onSelect={(keys) => onChange(String(keys[0] ?? ''))}
          treeData={[all, ...toNodes(found)]}
        />
        {hasNone && (
          <div>
            <p>{tDepartment('none')}</p>
            <HasPerm value="sys:dept:add">
              <Link to="/system/departments">{tDepartment('add')}</Link>
            </HasPerm>
          </div>
        )}
      </aside>
    </>
  );
}
