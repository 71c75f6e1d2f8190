import type { Run, RunState as State } from '@vitrine/contract/runs.ts';
import { useText } from '../../lib/i18n.ts';
import { runTexts } from '../../texts/runs.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

const meanings = {
  running: 'waiting',
  done: 'done',
  failed: 'failed',
  stopped: 'neutral',
} as const;

/** Jobs have the names of the code, imports those of their files. */
export const RunName = ({ run: { kind, name } }: { run: Pick<Run, 'kind' | 'name'> }) =>
  kind === 'job' ? <code>{name}</code> : name;

export function RunState({ state }: { state: State }) {
  const t = useText(runTexts);
  return <StatusTag meaning={meanings[state]}>{t(state)}</StatusTag>;
}
