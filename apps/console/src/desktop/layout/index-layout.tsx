import type { ReactNode } from 'react';
import { LogoMark, PlatformName } from '../../ui/logo.tsx';
import './index-layout.css';

/** The layout named index: logo and content, no menu and no tags. */
export function IndexLayout({ children }: { children: ReactNode }) {
  return (
    <div className="index-layout">
      <header>
        <a href="#/index">
          <LogoMark />
          <PlatformName />
        </a>
      </header>
      <main>{children}</main>
    </div>
  );
}
