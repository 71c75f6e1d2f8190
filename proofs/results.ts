import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** How a part of the proofs went. */
interface PartResult {
  load: string;
  breaks: string[];
  isSkipped: boolean;
  seconds: number;
  version: string;
}

/** The results of parts that ran at this commit, also in earlier runs: a part takes up to 20 minutes, and all of them hours. */
export function openResults({ seed, isQuick }: { seed: number; isQuick: boolean }) {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  const file = path.join(
    root,
    'build/prove',
    `${stdout.trim() || 'unknown'}-${seed}${isQuick ? '-quick' : ''}.json`,
  );
  const results: Record<string, PartResult> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  return {
    /** A place for what helps to understand a part that broke off. */
    fileBeside(name: string): string {
      mkdirSync(path.dirname(file), { recursive: true });
      return file.replace(/json$/, name);
    },
    add(name: string, result: PartResult): void {
      results[name] = result;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(results, null, 2));
    },
    find: (name: string): PartResult | undefined => results[name],
    findVersion: (): string => Object.values(results).find(({ version }) => version)?.version ?? '',
  };
}
