import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

/** systemd and containers keep a comment behind a value as part of it, other readers drop it: no reader accepts one. */
export const hasComment = (value: string): boolean => /\s#/.test(value);

/** Adds the settings of a file of NAME=value lines to the environment. A setting that is there already stays as it is. */
export function loadSettings(file: string): void {
  const wrong = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, value = ''] = line.match(/^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)=(.*)$/) ?? [];
      return name && hasComment(value) ? [name] : [];
    });
  if (wrong.length) throw new ConfigError(commentFault(wrong));
  process.loadEnvFile(file);
}

/** The sentence about settings whose value has a comment behind it. */
export const commentFault = (names: readonly string[]): string =>
  `A value cannot contain " #" (${names.join(', ')}): write a comment on a line of its own, and a number in an address without #. See .env.example.`;
