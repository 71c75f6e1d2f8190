import { Tooltip } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMenuBadges } from '../../lib/menu-badges.ts';
import { useRouteTitle } from '../../lib/route-title.ts';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { fetchAhead } from '../fetch-ahead.ts';
import { addressOf, findTrail, type MenuNode } from '../menu.rules.ts';

interface MenuProps {
  nodes: readonly MenuNode[];
  path: string;
  isFolded: boolean;
}

function Badge({ path }: { path: string }) {
  const badge = useMenuBadges((badges) => badges[path]);
  if (!badge?.count) return null;
  return <span className={badge.isWaiting ? 'count waiting' : 'count'}>{badge.count > 999 ? '999+' : badge.count}</span>;
}

function Leaf({ node, path, isFolded, depth }: { node: MenuNode; path: string; isFolded: boolean; depth: number }) {
  const title = useRouteTitle()(node.title);
  const isActive = node.path === path;
  const inside = (
    <>
      {depth === 0 && <MenuIcon name={node.icon} />}
      {!isFolded && <span className="ell">{title}</span>}
      {!isFolded && <Badge path={node.path} />}
    </>
  );
  const common = { className: `side-item${isActive ? ' on' : ''}${depth > 0 ? ' sub' : ''}`, 'aria-label': isFolded ? title : undefined };
  const link =
    node.target.kind === 'link' ? (
      <a {...common} href={node.target.url} target="_blank" rel="noreferrer">
        {inside}
      </a>
    ) : (
      <Link {...common} {...fetchAhead(node)} to={addressOf(node)} aria-current={isActive ? 'page' : undefined}>
        {inside}
      </Link>
    );
  return isFolded ? (
    <Tooltip title={title} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

function Branch({ node, path, isFolded, depth }: { node: MenuNode; path: string; isFolded: boolean; depth: number }) {
  const title = useRouteTitle()(node.title);
  const holdsPath = findTrail([node], path).length > 0;
  const [isOpen, setOpen] = useState(holdsPath);
  if (isFolded) return <Nodes nodes={node.children} path={path} isFolded depth={0} />;
  return (
    <>
      <button
        type="button"
        className={`side-item${depth > 0 ? ' sub' : ''}`}
        aria-expanded={isOpen || holdsPath}
        onClick={() => setOpen(!isOpen)}
      >
        {depth === 0 && <MenuIcon name={node.icon} />}
        <span className="ell">{title}</span>
        <ChevronDown className="side-turn" size={14} strokeWidth={1.75} aria-hidden />
      </button>
      {(isOpen || holdsPath) && <Nodes nodes={node.children} path={path} isFolded={false} depth={depth + 1} />}
    </>
  );
}

function Nodes({ nodes, path, isFolded, depth }: MenuProps & { depth: number }) {
  return (
    <ul className={depth > 0 ? 'side-list deeper' : 'side-list'}>
      {nodes.map((node) => (
        <li key={node.name}>
          {node.children.length > 0 ? (
            <Branch node={node} path={path} isFolded={isFolded} depth={depth} />
          ) : (
            <Leaf node={node} path={path} isFolded={isFolded} depth={depth} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The menu on the left: groups with a title (the first goes without), their entries below, deeper levels to unfold. */
export function SideMenu({ nodes, path, isFolded }: MenuProps) {
  const titleOf = useRouteTitle();
  return nodes.map((node, index) => (
    <div key={node.name} className="side-group">
      {node.children.length > 0 && index > 0 && (isFolded ? <hr /> : <div className="side-title ell">{titleOf(node.title)}</div>)}
      <Nodes nodes={node.children.length > 0 ? node.children : [node]} path={path} isFolded={isFolded} depth={0} />
    </div>
  ));
}
