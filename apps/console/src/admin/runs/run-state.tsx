import type { RunState as State } from '@vitrine/contract/runs.ts';
import { useText } from '../../lib/i18n.ts';
import { runTexts } from '../../texts/runs.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

const meanings = {
  running: 'waiting',
  done: 'done',
  failed: 'failed',
  stopped: 'neutral',
} as const;

export function RunState({ state }: { state: State }) {
  const t = useText(runTexts);
  return <StatusTag meaning={meanings[state]}>{t(state)}</StatusTag>;
}
