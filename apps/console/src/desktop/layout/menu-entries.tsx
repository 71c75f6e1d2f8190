import type { MenuProps } from 'antd';
import { type MouseEvent, startTransition, useOptimistic } from 'react';
import { Link, useNavigate } from 'react-router';
import { fetchAhead } from '../fetch-ahead.ts';
import { addressOf, type MenuNode } from '../menu.rules.ts';

export type MenuItem = NonNullable<MenuProps['items']>[number];

/**
 * The path of the entry that the menu marks: the pressed one at once, while its page is still being loaded and drawn. A press that
 * leads nowhere is taken back.
 */
export function useMarkedPath(path: string): [marked: string, press: (pressed: string) => void] {
  const [marked, mark] = useOptimistic(path);
  // The router's update belongs to the same event, and so to the same transition: the mark stays until the page is drawn.
  return [marked, (pressed) => startTransition(() => mark(pressed))];
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Entries are links, so that they open in a new tab and their code is fetched ahead. */
export function MenuEntry({
  node,
  title,
  isActive,
  onPress,
}: {
  node: MenuNode;
  title: string;
  isActive: boolean;
  onPress: (path: string) => void;
}) {
  if (node.target.kind === 'link')
    return (
      <a href={node.target.url} target="_blank" rel="noreferrer">
        {title}
      </a>
    );
  return (
    <Link
      {...fetchAhead(node)}
      to={addressOf(node)}
      aria-current={isActive ? 'page' : undefined}
      onClick={(event) => {
        if (!opensElsewhere(event)) onPress(node.path);
      }}
    >
      {title}
    </Link>
  );
}

const findNode = (all: readonly MenuNode[], name: string): MenuNode | undefined =>
  all.find((node) => node.name === name) ??
  all.flatMap(({ children }) => findNode(children, name) ?? []).at(0);

/** Goes where an entry leads. */
export function useMenuTarget(): (node: MenuNode | undefined) => void {
  const navigate = useNavigate();
  return (node) => {
    if (node?.target.kind === 'link') window.open(node.target.url, '_blank', 'noreferrer');
    else if (node) void navigate(addressOf(node));
  };
}

/** A click is the link's own; Enter on an entry that was reached with the arrow keys is not. */
export function useEnterKey(nodes: readonly MenuNode[]): MenuProps['onClick'] {
  const go = useMenuTarget();
  return ({ key, domEvent }) => {
    const node = findNode(nodes, key);
    if (domEvent.type === 'keydown' && node?.children.length === 0) go(node);
  };
}
