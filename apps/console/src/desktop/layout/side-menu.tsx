import { Menu } from 'antd';
import { useState } from 'react';
import { useMenuBadges } from '../../lib/menu-badges.ts';
import { useRouteTitle } from '../../lib/route-title.ts';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { findTrail, type MenuNode } from '../menu.rules.ts';
import { MenuEntry, type MenuItem, useEnterKey, useMarkedPath } from './menu-entries.tsx';

/** The menu on the left: groups with a title (the first goes without), their entries below, deeper levels to unfold. */
export function SideMenu({
  nodes,
  path,
  isFolded,
}: {
  nodes: readonly MenuNode[];
  path: string;
  isFolded: boolean;
}) {
  const titleOf = useRouteTitle();
  const [marked, press] = useMarkedPath(path);
  const onEnter = useEnterKey(nodes);
  const badges = useMenuBadges();
  const [toggled, setToggled] = useState<readonly string[]>([]);
  const trail = findTrail(nodes, marked).map(({ name }) => name);
  const itemOf = (node: MenuNode, depth: number): MenuItem => {
    const title = titleOf(node.title);
    const icon = depth === 0 && (
      <span className="menu-entry-icon">
        <MenuIcon name={node.icon} />
      </span>
    );
    if (node.children.length > 0)
      return {
        key: node.name,
        icon,
        label: title,
        children: node.children.map((child) => itemOf(child, depth + 1)),
      };
    const badge = badges[node.path];
    return {
      key: node.name,
      icon,
      title,
      label: (
        <MenuEntry node={node} title={title} isActive={node.path === marked} onPress={press} />
      ),
      ...(badge?.count && !isFolded
        ? {
            extra: (
              <span className={badge.isWaiting ? 'count waiting' : 'count'}>
                {badge.count > 999 ? '999+' : badge.count}
              </span>
            ),
          }
        : {}),
    };
  };
  const items = nodes.flatMap((node, index): MenuItem[] => {
    const children = (node.children.length > 0 ? node.children : [node]).map((child) =>
      itemOf(child, 0),
    );
    if (index === 0 || node.children.length === 0) return children;
    if (isFolded) return [{ type: 'divider' }, ...children];
    return [{ type: 'group', key: node.name, label: titleOf(node.title), children }];
  });
  return (
    <Menu
      className={isFolded ? 'folded' : ''}
      mode="inline"
      inlineIndent={10}
      inlineCollapsed={isFolded}
      items={items}
      selectedKeys={trail.slice(-1)}
      {...(isFolded ? {} : { openKeys: [...toggled, ...trail], onOpenChange: setToggled })}
      onClick={onEnter}
    />
  );
}
