import pg from 'pg';
import type { TestApp } from './app.ts';
import type { SentQuery } from './queries.ts';

export interface PlanNode {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

/** A step of a plan and all steps below it. */
export const listNodes = (node: PlanNode): PlanNode[] => [
  node,
  ...(node.Plans ?? []).flatMap(listNodes),
];

const rowsOf = (node: PlanNode): number =>
  Math.max(
    (node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0) +
      (node['Rows Removed by Join Filter'] ?? 0)) *
      node['Actual Loops'],
    ...(node.Plans ?? []).map(rowsOf),
  );

/**
 * The most rows that a step of one of these statements goes through. Each is prepared, because an explained text would be planned
 * with its values and a prepared one is planned like those of the application.
 */
export async function findMostRows(
  { platform }: Pick<TestApp, 'platform'>,
  sent: readonly SentQuery[],
): Promise<number> {
  let most = 0;
  const client = await platform.database.pool.connect();
  try {
    for (const { text, values } of sent) {
      if (!/^\s*(?:select|with)/.test(text)) continue;
      const given = values
        .map((value) => {
          if (value === null || value === undefined) return 'null';
          if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
          return pg.escapeLiteral(Array.isArray(value) ? `{${value.join()}}` : String(value));
        })
        .join();
      await client.query(`prepare probe as ${text}`);
      try {
        const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
          `explain (analyze, format json) execute probe${given && `(${given})`}`,
        );
        most = Math.max(most, rowsOf(rows[0]?.['QUERY PLAN'][0]?.Plan as PlanNode));
      } finally {
        await client.query('deallocate probe');
      }
    }
    return most;
  } finally {
    client.release();
  }
}
