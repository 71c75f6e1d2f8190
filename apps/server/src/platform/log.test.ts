import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLogger } from './log.ts';

test('a failed query is logged with its state and place, never with its parameters', (context) => {
  const lines: string[] = [];
  context.mock.method(process.stdout, 'write', () => true);
  const log = createLogger('error');
  const error = new Error('Failed query: select $1\nparams: marker@example.com', {
    cause: Object.assign(new Error('syntax error'), { code: '42601' }),
  });
  const stream = Object.getOwnPropertySymbols(log)
    .map((symbol) => (log as unknown as Record<symbol, { write?: (text: string) => void }>)[symbol])
    .find((value) => typeof value?.write === 'function');
  assert.ok(stream);
  stream.write = (text: string) => {
    lines.push(text);
  };
  log.error({ err: error, body: { email: 'marker@example.com' } }, 'request failed');
  const line = lines.join('');
  assert.match(line, /"sqlState":"42601"/);
  assert.match(line, /syntax error/);
  assert.doesNotMatch(line, /marker/);
});
