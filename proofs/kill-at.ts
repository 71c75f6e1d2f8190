import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type Boundary, watchBoundaries } from './boundaries.ts';

/** Loaded into a server (`--import`): ends it with SIGKILL at the boundary that the file `KILL_AT` names. */
export interface KillPlan {
  boundary: Boundary;
  /** Only calls whose path matches. */
  path: string;
  /** At so many of them. */
  count: number;
}

const file = process.env['KILL_AT'] ?? '';
let plan: KillPlan | undefined;

if (file)
  watchBoundaries(new URL(process.env['SANDBOX_URL'] ?? '').port, ({ boundary, path }) => {
    if (!plan && existsSync(file)) {
      plan = JSON.parse(readFileSync(file, 'utf8')) as KillPlan;
      rmSync(file);
    }
    if (plan?.boundary !== boundary || !new RegExp(plan.path).test(path)) return undefined;
    plan.count -= 1;
    if (plan.count <= 0) process.kill(process.pid, 'SIGKILL');
    return undefined;
  });
