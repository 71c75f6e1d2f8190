import type { MenuNode } from '@vitrine/contract/admin/menus.ts';
import { containsText } from '@vitrine/contract/fold-text.ts';
import { Button, Checkbox, Tooltip, Tree, type TreeDataNode } from 'antd';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { rolesTexts } from '../../texts/roles.ts';
import { systemTexts } from '../../texts/system.ts';
import { FindField } from '../../ui/find-field.tsx';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { branchIds, keepMatches } from '../menus/menu-tree.rules.ts';
import { isGivable, marksOf, toggleNode } from './assign-tree.rules.ts';
import './roles.css';

interface AssignTreeProps {
  tree: readonly MenuNode[];
  chosen: ReadonlySet<string>;
  /** Whether the person has a permission himself. */
  holds: (perm: string) => boolean;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** All menus and buttons with a box each; a search narrows what is seen, not what is chosen. */
export function AssignTree({ tree, chosen, holds, onChange }: AssignTreeProps) {
  const t = useText(rolesTexts);
  const tSystem = useText(systemTexts);
  const [words, setWords] = useState('');
  const [isLinked, setLinked] = useState(true);
  const groups = tree.map(({ id }) => id);
  const [expanded, setExpanded] = useState<readonly string[]>(groups);
  const wanted = words.trim();
  const shown = wanted
    ? keepMatches(tree, ({ title, name, perm }) =>
        [title, name, perm].some((text) => containsText(text, wanted)),
      )
    : tree;
  const branches = branchIds(shown);
  const isAllOpen = branches.every((id) => expanded.includes(id));
  const draw = (node: MenuNode): TreeDataNode => {
    const isForeign = !chosen.has(node.id) && !isGivable(node, holds);
    return {
      key: node.id,
      disableCheckbox: isForeign,
      title: (
        <span className="assign-node" title={isForeign ? t('notHeld') : ''}>
          {node.icon && <MenuIcon className="ink-3" name={node.icon} />}
          {node.title}
          {node.perm && <code className="faint">{node.perm}</code>}
        </span>
      ),
      children: node.children.map(draw),
    };
  };
  return (
    <>
      <div className="assign-bar cluster below-12">
        <FindField label={t('findMenu')} onFind={setWords} />
        <Button onClick={() => setExpanded(isAllOpen ? [] : branches)}>
          {tSystem(isAllOpen ? 'foldAll' : 'expandAll')}
        </Button>
        <Checkbox checked={isLinked} onChange={({ target }) => setLinked(target.checked)}>
          {t('linked')}
        </Checkbox>
        <Tooltip title={t('linkedHint')}>
          <Button
            type="text"
            size="small"
            aria-label={t('linkedHint')}
            icon={<CircleHelp size={16} aria-hidden />}
          />
        </Tooltip>
      </div>
      {shown.length === 0 && <p className="muted">{t('noMenu')}</p>}
      <Tree
        checkable
        checkStrictly
        selectable={false}
        blockNode
        treeData={shown.map(draw)}
        expandedKeys={wanted ? branches : [...expanded]}
        onExpand={(keys) => setExpanded(keys as string[])}
        checkedKeys={marksOf(tree, chosen, isLinked)}
        onCheck={(_keys, { node, checked }) =>
          onChange(
            toggleNode(tree, chosen, { id: String(node.key), isOn: checked, isLinked, holds }),
          )
        }
      />
    </>
  );
}
