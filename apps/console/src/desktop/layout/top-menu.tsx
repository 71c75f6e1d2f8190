import { Dropdown, type MenuProps } from 'antd';
import { ChevronDown } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useClientState } from '../../lib/client-state.ts';
import { useRouteTitle } from '../../lib/route-title.ts';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { fetchAhead } from '../fetch-ahead.ts';
import { addressOf, findFirstLeaf, findTrail, type MenuNode } from '../menu.rules.ts';

interface TopMenuProps {
  nodes: readonly MenuNode[];
  path: string;
  /** In the mixed layout a group leads to its first page and its children stand on the left. */
  opensGroups: boolean;
  onChooseGroup?: (node: MenuNode) => void;
  activeGroup?: string | undefined;
}

/** The menu across the top. */
export function TopMenu({ nodes, path, opensGroups, onChooseGroup, activeGroup }: TopMenuProps) {
  const titleOf = useRouteTitle();
  const navigate = useNavigate();
  const menuActive = useClientState((state) => state.menuActive);
  const itemsOf = (children: readonly MenuNode[]): MenuProps['items'] =>
    children.map((child) => ({
      key: child.path,
      icon: <MenuIcon name={child.icon} />,
      label: titleOf(child.title),
      ...(child.children.length > 0 ? { children: itemsOf(child.children) } : {}),
    }));
  const go = (node: MenuNode | undefined) => {
    if (node?.target.kind === 'link') window.open(node.target.url, '_blank', 'noreferrer');
    else if (node) void navigate(addressOf(node));
  };
  return (
    <ul className="top-menu">
      {nodes.map((node, index) => {
        const isActive = activeGroup === undefined ? index + 1 === menuActive : node.path === activeGroup;
        const className = isActive ? 'top-item on' : 'top-item';
        if (node.children.length === 0)
          return (
            <li key={node.name}>
              {node.target.kind === 'link' ? (
                <a className={className} href={node.target.url} target="_blank" rel="noreferrer">
                  {titleOf(node.title)}
                </a>
              ) : (
                <Link className={className} {...fetchAhead(node)} to={addressOf(node)} aria-current={isActive ? 'page' : undefined}>
                  {titleOf(node.title)}
                </Link>
              )}
            </li>
          );
        if (!opensGroups) {
          const choose = () => {
            onChooseGroup?.(node);
            go(findFirstLeaf(node.children));
          };
          return (
            <li key={node.name}>
              <button type="button" className={className} aria-current={isActive ? 'true' : undefined} onClick={choose}>
                {titleOf(node.title)}
              </button>
            </li>
          );
        }
        return (
          <li key={node.name}>
            <Dropdown
              menu={{ items: itemsOf(node.children) ?? [], selectedKeys: [path], onClick: ({ key }) => go(findTrail([node], key).at(-1)) }}
              trigger={['click']}
            >
              <button type="button" className={className}>
                {titleOf(node.title)}
                <ChevronDown size={12} strokeWidth={1.75} aria-hidden />
              </button>
            </Dropdown>
          </li>
        );
      })}
    </ul>
  );
}
