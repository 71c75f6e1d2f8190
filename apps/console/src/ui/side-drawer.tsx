import { Drawer } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusWhenOpen } from './focus-when-open.ts';
import './side-drawer.css';
import { useIsShown } from './use-is-shown.ts';

interface SideDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the close button: a status, small actions. */
  extra?: ReactNode;
  /** The foot; its primary action stands last, on the right. */
  foot?: ReactNode;
  /** In px, or a length of CSS. */
  size?: number | string;
  /** Opens with the cursor in the first field. */
  focusesFirst?: boolean;
  children: ReactNode;
}

/** The drawer of details and forms: 480 wide, whole width on small windows, foot always in sight. */
export function SideDrawer({
  isOpen,
  onClose,
  title,
  extra,
  foot,
  size = 480,
  focusesFirst = false,
  children,
}: SideDrawerProps) {
  const isShown = useIsShown();
  const isVisible = isOpen && isShown;
  const content = useRef<HTMLDivElement>(null);
  // What was pressed to open it gets the focus back, also after other rows were gone through inside the drawer.
  const opener = useRef<HTMLElement | null>(null);
  if (isVisible && !opener.current && document.activeElement instanceof HTMLElement)
    opener.current = document.activeElement;
  useEffect(() => {
    if (!isVisible) return undefined;
    return () => {
      const before = opener.current;
      opener.current = null;
      // Whether the drawer closes at once or with its animation; a user who moved the focus meanwhile keeps it.
      const giveBack = () => {
        if (document.activeElement !== document.body) return;
        // A dialog that led here is gone: the page takes the focus instead.
        const place = before?.isConnected ? before : document.getElementById('content');
        place?.focus();
      };
      setTimeout(giveBack, 20);
      setTimeout(giveBack, 400);
    };
  }, [isVisible]);
  return (
    <Drawer
      className="side-drawer"
      open={isVisible}
      onClose={onClose}
      title={title}
      extra={extra}
      size={`min(${typeof size === 'number' ? `${size}px` : size}, 100vw)`}
      destroyOnHidden
      {...(focusesFirst ? { afterOpenChange: focusWhenOpen(content) } : {})}
      closable={{ placement: 'end' }}
      footer={foot && <div className="side-drawer-foot cluster at-end">{foot}</div>}
      styles={{
        header: { minHeight: 64, padding: '0 16px 0 24px' },
        body: { padding: '20px 24px' },
        footer: { padding: '12px 24px' },
      }}
    >
      <div ref={content}>{children}</div>
    </Drawer>
  );
}
