import type { ReactNode } from 'react';
import './status-tag.css';

/** What a colour says: green earned or done, amber waits for you, red failed, blue under way, violet a test, grey neither. */
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
