import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runFailpoints, wayNames } from './failpoints.ts';
import { proofProviders } from './shop.ts';

/** Some boundaries of one provider's API per way of money: `npm run prove` tries all of them. */
const every = 12;

for (const [offset, provider] of proofProviders.entries()) {
  const names = wayNames.filter((_, index) => index % proofProviders.length === offset);
  test(`${provider}: ${names.join(', ')}: with a failure or a pause at some boundaries they are done once`, async () => {
    const { breaks, runs } = await runFailpoints(provider, names, { every, offset });
    assert.deepEqual(breaks, []);
    assert.ok(runs >= 2, `${runs} runs`);
  });
}
