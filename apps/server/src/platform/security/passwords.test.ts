import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';

const outcomes = async (count: number, work: () => Promise<unknown>) => {
  const results = await Promise.allSettled(Array.from({ length: count }, work));
  return results.map((result) =>
    result.status === 'fulfilled' ? 'done' : (result.reason as { code?: string }).code,
  );
};

test('two hashes run, a hundred wait, the next is sent away, and afterwards everybody is served again', async () => {
  const flood = outcomes(103, () => hashPassword('Tulip-Boat-47'));
  // The first call for an unknown account arrives during the flood.
  await assert.rejects(verifyPassword(null, 'Tulip-Boat-47'), { code: 'busy' });
  const codes = await flood;
  assert.deepEqual(
    codes.filter((code) => code !== 'done'),
    ['busy'],
  );
  assert.equal(await verifyPassword(null, 'Tulip-Boat-47'), false);
  assert.equal(await verifyPassword(await hashPassword('Tulip-Boat-47'), 'Tulip-Boat-47'), true);
});

test('a password is kept as argon2id with a salt of its own, and compared whole', async () => {
  const [one, other] = await Promise.all([
    hashPassword('Tulip-Boat-47'),
    hashPassword('Tulip-Boat-47'),
  ]);
  assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.notEqual(one, other);
  assert.equal(await verifyPassword(one, 'Tulip-Boat-4'), false);
  assert.equal(await verifyPassword('no hash at all', 'Tulip-Boat-47'), false);
  assert.equal(needsRehash(one), false);
  assert.equal(needsRehash(one.replace('t=2', 't=1')), true);
});
