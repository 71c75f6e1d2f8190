import { Watermark } from 'antd';
import type { ReactNode } from 'react';
import { useUser } from '../lib/account.ts';
import { usePlatform } from '../lib/platform-config.ts';
import { useShownTheme } from '../lib/theme.ts';
import { watermarkLook } from './watermark.rules.ts';

/** Content under a watermark with the name of the person who reads it. */
export function Marked({
  zIndex,
  className,
  children,
}: {
  zIndex?: number;
  className?: string;
  children: ReactNode;
}) {
  const user = useUser();
  const theme = useShownTheme();
  const { name } = usePlatform();
  return (
    <Watermark
      content={user?.nickname || user?.username || name}
      {...watermarkLook(theme, zIndex)}
      {...(className ? { className } : {})}
    >
      {children}
    </Watermark>
  );
}
