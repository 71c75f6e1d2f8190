import type { Language } from '@vitrine/contract/locales.ts';
import type { ReactNode } from 'react';
import type { PlatformPage } from '../lib/platform-page.ts';
import { textsOf } from '../texts/index.ts';
import { PlatformFoot } from './platform-frame.tsx';
import { PlatformMark } from './platform-mark.tsx';

interface SupplierFrameProps {
  frame: PlatformPage;
  pathIn(language: Language): string;
  children: ReactNode;
}

/** The platform's mark above a page for suppliers, and its languages below. */
export function SupplierFrame({ frame, pathIn, children }: SupplierFrameProps) {
  return (
    <div className="land">
      <header className="plain">
        <div className="top">
          <PlatformMark href={`/${frame.language}`} />
        </div>
      </header>
      <main className="wrap plain-page supplier-page">{children}</main>
      <PlatformFoot frame={frame} pathIn={pathIn} />
    </div>
  );
}

/** A link that opens nothing any more, or never did: the page is the same for both. */
export function SupplierLinkGone({ frame }: { frame: PlatformPage }) {
  const { supplier } = textsOf(frame.language);
  return (
    <>
      <h1>{supplier.goneTitle}</h1>
      <p>{supplier.goneBody}</p>
      <p>
        <a className="underlined" href={`mailto:${frame.contactEmail}`}>
          {frame.contactEmail}
        </a>
      </p>
    </>
  );
}
