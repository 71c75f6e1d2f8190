import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seal, unseal } from './sealed.ts';

const platform = (secret: string) => ({ config: { secret } }) as never;

test('a sealed text opens in its place only, unchanged, and with the same secret', () => {
  const here = platform('a'.repeat(32));
  const sealed = seal(here, 'row 1', '{"orderToken":"secret"} ¥');
  assert.ok(!Buffer.from(sealed, 'base64').toString('latin1').includes('secret'));
  assert.equal(unseal(here, 'row 1', sealed), '{"orderToken":"secret"} ¥');
  assert.notEqual(seal(here, 'row 1', 'x'), seal(here, 'row 1', 'x'));
  assert.equal(unseal(here, 'row 2', sealed), undefined);
  assert.equal(unseal(platform('b'.repeat(32)), 'row 1', sealed), undefined);
  // A letter that differs from the current one, because sealed texts differ in each run.
  const other = sealed[20] === 'A' ? 'B' : 'A';
  assert.equal(
    unseal(here, 'row 1', `${sealed.slice(0, 20)}${other}${sealed.slice(21)}`),
    undefined,
  );
  for (const text of ['', 'null', '{"code":1}'])
    assert.equal(unseal(here, 'row 1', text), undefined);
});
