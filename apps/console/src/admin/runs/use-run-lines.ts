import { useQuery } from '@tanstack/react-query';
import { type Run, type RunLine, readRunLines, runLinesMax } from '@vitrine/contract/runs.ts';
import { api } from '../../lib/api.ts';
import { runKeys } from '../../lib/query-keys/system.ts';

interface RunLog {
  run: Run;
  lines: readonly RunLine[];
}

const everyMs = 1_000;

/**
 * The log of a run from its first line, and what comes while it runs. Each call asks for the lines after the last one that is here,
 * so that nothing is missing or doubled after a lost connection.
 */
export function useRunLines(id: string) {
  const queryKey = runKeys.lines(id);
  return useQuery({
    queryKey,
    queryFn: async ({ signal, client }): Promise<RunLog> => {
      let lines = client.getQueryData<RunLog>(queryKey)?.lines ?? [];
      for (;;) {
        const after = lines.at(-1)?.number ?? 0;
        const answer = await api.read(readRunLines, { params: { id }, query: { after } }, signal);
        lines = [...lines, ...answer.lines];
        if (answer.lines.length < runLinesMax) return { run: answer.run, lines };
      }
    },
    structuralSharing: false,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data && state.data.run.state !== 'running' ? false : everyMs,
  });
}
