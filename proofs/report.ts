import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** What a reader needs to know of the machine to judge a figure; nothing that names it. */
export function describeMachine(postgresVersion?: string): string[] {
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();
  const cpu = os.cpus()[0]?.model.trim().replaceAll(/\s+/g, ' ') ?? 'unknown processor';
  return [
    `- ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit || 'unknown'}`,
    `- ${os.availableParallelism()} cores (${cpu}), ${Math.round(os.totalmem() / 2 ** 30)} GB of memory, ${os.type()} ${os.release().split('-')[0]}`,
    `- Node ${process.versions.node}${postgresVersion ? `, PostgreSQL ${postgresVersion}` : ''}`,
  ];
}

/** A table that reads well as text and as Markdown. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [
    line(head),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(line),
  ].join('\n');
}

/** Writes a report beside the others; answers its path from the root. */
export function writeReport(folder: string, name: string, text: string): string {
  const dir = path.join(root, folder);
  mkdirSync(dir, { recursive: true });
  const file = path.join(dir, `${new Date().toISOString().slice(0, 10)}-${name}.md`);
  writeFileSync(file, text);
  return path.relative(root, file);
}
