import { Menu } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useClientState } from '../../lib/client-state.ts';
import { useRouteTitle } from '../../lib/route-title.ts';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { findFirstLeaf, findTrail, type MenuNode } from '../menu.rules.ts';
import {
  MenuEntry,
  type MenuItem,
  useEnterKey,
  useMarkedPath,
  useMenuTarget,
} from './menu-entries.tsx';

interface TopMenuProps {
  nodes: readonly MenuNode[];
  path: string;
  /** In the mixed layout a group leads to its first page and its children are on the left. */
  opensGroups: boolean;
  onChooseGroup?: (node: MenuNode) => void;
  activeGroup?: string | undefined;
}

/** The menu across the top; entries without room are behind three dots. */
export function TopMenu({ nodes, path, opensGroups, onChooseGroup, activeGroup }: TopMenuProps) {
  const titleOf = useRouteTitle();
  const [marked, press] = useMarkedPath(path);
  const go = useMenuTarget();
  const onEnter = useEnterKey(nodes);
  const menuActive = useClientState((state) => state.menuActive);
  const active = nodes.find((node, index) =>
    activeGroup === undefined ? index + 1 === menuActive : node.path === activeGroup,
  );
  const itemOf = (node: MenuNode, depth: number): MenuItem => {
    const title = titleOf(node.title);
    const icon = depth > 0 && <MenuIcon className="ink-3" name={node.icon} />;
    if (node.children.length === 0) {
      const entry = (
        <MenuEntry node={node} title={title} isActive={node.path === marked} onPress={press} />
      );
      return {
        key: node.name,
        label: (
          <span className="top-entry">
            {icon}
            {entry}
          </span>
        ),
      };
    }
    const label = (
      <span className="top-entry" aria-current={node === active ? 'true' : undefined}>
        {icon}
        {title}
        {opensGroups && depth === 0 && <ChevronDown size={12} strokeWidth={1.75} aria-hidden />}
      </span>
    );
    if (opensGroups)
      return {
        key: node.name,
        label,
        children: node.children.map((child) => itemOf(child, depth + 1)),
      };
    const choose = () => {
      onChooseGroup?.(node);
      go(findFirstLeaf(node.children));
    };
    return { key: node.name, label, onClick: choose };
  };
  return (
    <Menu
      mode="horizontal"
      triggerSubMenuAction="click"
      items={nodes.map((node) => itemOf(node, 0))}
      selectedKeys={[active, findTrail(nodes, marked).at(-1)].flatMap((node) => node?.name ?? [])}
      onClick={onEnter}
    />
  );
}
