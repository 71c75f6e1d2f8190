import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLogger } from './log.ts';

test('a failed query is logged with its state and place, never with its parameters', () => {
  const lines: string[] = [];
  const log = createLogger('error', { write: (line) => lines.push(line) });
  const error = new Error('Failed query: select $1\nparams: marker@example.com', {
    cause: Object.assign(new Error('syntax error'), { code: '42601' }),
  });
  log.error({ err: error, body: { email: 'marker@example.com' } }, 'request failed');
  const line = lines.join('');
  assert.match(line, /"sqlState":"42601"/);
  assert.match(line, /syntax error/);
  assert.doesNotMatch(line, /marker/);
});
