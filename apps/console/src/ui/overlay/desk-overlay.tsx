import { Drawer, Modal } from 'antd';
import { type ReactNode, useRef } from 'react';
import { focusWhenOpen } from '../focus-when-open.ts';
import { useDragDown } from '../plain/use-drag-down.ts';
import { useIsShown } from '../use-is-shown.ts';
import { DeskFoot } from './desk-foot.tsx';
import type { OverlayProps } from './overlay-props.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useReturnedFocus } from './use-returned-focus.ts';
import './desk-overlay.css';

const side = {
  header: { minHeight: 64, padding: '0 16px 0 24px' },
  body: { padding: '20px 24px' },
  footer: { padding: '12px 24px' },
};
const sheet = {
  ...side,
  body: { padding: '4px 16px 16px' },
  footer: { padding: '12px 16px calc(12px + env(safe-area-inset-bottom))' },
};
const typedField = ':is(input:not([role="combobox"], [type="file"]), textarea)';
const menu = { body: { padding: 0 } };

/** The overlay of the desk: a drawer or a dialog, and a sheet with a handle in a window below 768 px. */
export default function DeskOverlay(props: OverlayProps) {
  const { as = 'drawer', onClose, note, action, size, focusesFirst, className, children } = props;
  // A kept page in the background closes what it drew outside of itself.
  const isShown = useIsShown();
  const isOpen = (props.isOpen ?? true) && isShown;
  const isNarrow = useIsNarrow();
  const content = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const handle = (element: HTMLElement | null) => {
    panel.current = element?.closest<HTMLElement>('.overlay') ?? null;
  };
  const drag = useDragDown(panel, onClose);
  useReturnedFocus(isOpen);
  const buttons =
    props.foot ?? (action && <DeskFoot action={action} cancel={props.cancel} onClose={onClose} />);
  const foot = buttons && <div className="overlay-foot cluster at-end">{buttons}</div>;
  const title = note ? (
    <span className="overlay-title">
      {props.title} {typeof note === 'string' ? <small>{note}</small> : note}
    </span>
  ) : (
    props.title
  );
  const shared = {
    open: isOpen,
    title,
    destroyOnHidden: true,
    ...(props.isPersistent ? { mask: { closable: false } } : {}),
    ...(focusesFirst ? { afterOpenChange: focusWhenOpen(content, typedField) } : {}),
  };
  const body: ReactNode = <div ref={content}>{children}</div>;
  if (as === 'dialog' && !isNarrow)
    return (
      <Modal
        {...shared}
        {...(className ? { className } : {})}
        footer={foot ?? null}
        {...(size ? { width: size } : {})}
        onCancel={onClose}
      >
        {body}
      </Modal>
    );
  if (as === 'menu')
    return (
      <Drawer
        className="menu-drawer"
        placement="left"
        size={size ?? 240}
        open={isOpen}
        onClose={onClose}
        closable={false}
        aria-label={props.title as string}
        styles={menu}
      >
        {children}
      </Drawer>
    );
  return (
    <Drawer
      {...shared}
      className={['overlay', isNarrow && 'is-sheet', className].filter(Boolean).join(' ')}
      onClose={onClose}
      extra={props.extra}
      closable={{ placement: 'end' }}
      footer={foot}
      {...(isNarrow
        ? {
            placement: 'bottom',
            size: as === 'dialog' ? 'auto' : 'calc(100dvh - 32px)',
            styles: sheet,
            title: (
              <span ref={handle} className="overlay-handle" {...drag}>
                {title}
              </span>
            ),
          }
        : {
            size: `min(${typeof size === 'string' ? size : `${size ?? 480}px`}, 100vw)`,
            styles: side,
          })}
    >
      {body}
    </Drawer>
  );
}
