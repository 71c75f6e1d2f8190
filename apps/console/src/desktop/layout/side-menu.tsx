import { Menu, type MenuProps } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMenuBadges } from '../../lib/menu-badges.ts';
import { useRouteTitle } from '../../lib/route-title.ts';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { fetchAhead } from '../fetch-ahead.ts';
import { addressOf, findTrail, type MenuNode } from '../menu.rules.ts';

type Item = NonNullable<MenuProps['items']>[number];

function Entry({ node, title, isActive }: { node: MenuNode; title: string; isActive: boolean }) {
  if (node.target.kind === 'link')
    return (
      <a href={node.target.url} target="_blank" rel="noreferrer">
        {title}
      </a>
    );
  return (
    <Link {...fetchAhead(node)} to={addressOf(node)} aria-current={isActive ? 'page' : undefined}>
      {title}
    </Link>
  );
}

/** The menu on the left: groups with a title (the first goes without), their entries below, deeper levels to unfold. */
export function SideMenu({ nodes, path, isFolded }: { nodes: readonly MenuNode[]; path: string; isFolded: boolean }) {
  const titleOf = useRouteTitle();
  const navigate = useNavigate();
  const badges = useMenuBadges();
  const [toggled, setToggled] = useState<readonly string[]>([]);
  const trail = findTrail(nodes, path).map(({ name }) => name);
  const itemOf = (node: MenuNode, depth: number): Item => {
    const title = titleOf(node.title);
    const icon = depth === 0 && (
      <span>
        <MenuIcon name={node.icon} />
      </span>
    );
    if (node.children.length > 0)
      return { key: node.name, icon, label: title, children: node.children.map((child) => itemOf(child, depth + 1)) };
    const badge = badges[node.path];
    return {
      key: node.name,
      icon,
      title,
      label: <Entry node={node} title={title} isActive={node.path === path} />,
      ...(badge?.count && !isFolded
        ? { extra: <span className={badge.isWaiting ? 'count waiting' : 'count'}>{badge.count > 999 ? '999+' : badge.count}</span> }
        : {}),
    };
  };
  const items = nodes.flatMap((node, index): Item[] => {
    const children = (node.children.length > 0 ? node.children : [node]).map((child) => itemOf(child, 0));
    if (index === 0 || node.children.length === 0) return children;
    if (isFolded) return [{ type: 'divider' }, ...children];
    return [{ type: 'group', key: node.name, label: titleOf(node.title), children }];
  });
  const findNode = (all: readonly MenuNode[], name: string): MenuNode | undefined =>
    all.find((node) => node.name === name) ?? all.flatMap(({ children }) => findNode(children, name) ?? []).at(0);
  return (
    <Menu
      mode="inline"
      inlineIndent={10}
      inlineCollapsed={isFolded}
      items={items}
      selectedKeys={trail.slice(-1)}
      {...(isFolded ? {} : { openKeys: [...toggled, ...trail], onOpenChange: setToggled })}
      // A click is the link's own; Enter on an entry that was reached with the arrow keys is not.
      onClick={({ key, domEvent }) => {
        const node = findNode(nodes, key);
        if (domEvent.type !== 'keydown' || !node) return;
        if (node.target.kind === 'link') window.open(node.target.url, '_blank', 'noreferrer');
        else void navigate(addressOf(node));
      }}
    />
  );
}
