import type { ReactNode } from 'react';
import './status-tag.css';

/** Green is earned or done, amber awaits the reader, red has failed, blue is under way, violet is a test, grey is none of these. */
export type Meaning = 'done' | 'waiting' | 'failed' | 'moving' | 'test' | 'neutral';

/** A state in words with its dot; without a dot it is a plain label (a role, a kind). */
export function StatusTag({
  meaning = 'neutral',
  hasDot = true,
  children,
}: {
  meaning?: Meaning;
  hasDot?: boolean;
  children: ReactNode;
}) {
  return <span className={`status-tag ${meaning}${hasDot ? ' dot' : ''}`}>{children}</span>;
}
