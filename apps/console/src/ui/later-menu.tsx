import type { DropdownProps } from 'antd';
import {
  type ComponentType,
  cloneElement,
  type FocusEventHandler,
  type MouseEventHandler,
  type ReactElement,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { bestEffort } from '../lib/best-effort.ts';
import { createLaterLibrary } from './later-library.ts';

const library = createLaterLibrary<ComponentType<DropdownProps>>(
  async () => (await import('./drop-menu.tsx')).default,
);

/** Fetches the library's menu, without which a page can be shown. */
export const loadMenus = library.load;

interface Trigger {
  ref?: Ref<HTMLElement>;
  onPointerEnter?: () => void;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  onClick?: MouseEventHandler;
  onContextMenu?: MouseEventHandler;
}

interface LaterMenuProps extends Omit<DropdownProps, 'children'> {
  children: ReactElement<Trigger>;
}

/** The library's menu on a trigger. The trigger works before the library is there: what was pressed meanwhile opens with it. */
export function LaterMenu({ children, ...props }: LaterMenuProps) {
  const Menu = library.usePart();
  const trigger = useRef<HTMLElement>(null);
  const missed = useRef<MouseEvent>(undefined);
  const hasFocus = useRef(false);
  const opensBy = props.trigger?.includes('contextMenu') ? 'contextmenu' : 'click';
  const load = () => void bestEffort(loadMenus());
  const remember: MouseEventHandler = (event) => {
    if (event.type !== opensBy) return;
    event.preventDefault();
    missed.current = event.nativeEvent;
    load();
  };

  useLayoutEffect(() => {
    if (!Menu) return;
    const { current } = trigger;
    if (hasFocus.current)
      (current?.matches('button') ? current : current?.querySelector('a'))?.focus();
    hasFocus.current = false;
  }, [Menu]);
  useEffect(() => {
    if (!Menu || !missed.current) return;
    const { type, clientX, clientY } = missed.current;
    missed.current = undefined;
    trigger.current?.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY }),
    );
  }, [Menu]);

  if (Menu) return <Menu {...props}>{cloneElement(children, { ref: trigger })}</Menu>;
  const { onPointerEnter, onFocus } = children.props;
  return cloneElement(children, {
    ref: trigger,
    onPointerEnter: () => {
      load();
      onPointerEnter?.();
    },
    onFocus: (event) => {
      hasFocus.current = true;
      load();
      onFocus?.(event);
    },
    onBlur: () => {
      hasFocus.current = false;
    },
    onClick: remember,
    onContextMenu: remember,
  });
}
