import type { ReactNode } from 'react';
import './page-head.css';

interface PageHeadProps {
  title: ReactNode;
  /** Beside the title: how many, which period. */
  note?: ReactNode;
  /** Below the title: a sentence. */
  line?: ReactNode;
  /** Buttons on the right; at most one of them filled. */
  actions?: ReactNode;
}

/** The head of a page: title, a word about it, what can be done. */
export function PageHead({ title, note, line, actions }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="page-head-words">
        <h1 className="h1 cluster gap-2-12 on-baseline">
          {title}
          {note && <small>{note}</small>}
        </h1>
        {line && <p className="muted">{line}</p>}
      </div>
      {actions && <div className="cluster">{actions}</div>}
    </div>
  );
}
