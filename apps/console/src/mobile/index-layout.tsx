import type { ReactNode } from 'react';
import { LogoMark, PlatformName } from '../ui/logo.tsx';
import './index-layout.css';

/** The layout named index on the phone: logo and content, no bar at the bottom. */
export function MobileIndexLayout({ children }: { children: ReactNode }) {
  return (
    <main className="m-authorize">
      <a href="#/home" className="m-brand line gap-10 semibold">
        <LogoMark />
        <PlatformName />
      </a>
      <div>{children}</div>
    </main>
  );
}
