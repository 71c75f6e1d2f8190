import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { listOrders } from '@vitrine/contract/shop/orders.ts';
import { signInAs } from '#admin/testing.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createPayShop } from '#shop/payments/testing/pay-shop.ts';
import { createPayoutShop } from '#shop/payouts/testing/payout-shop.ts';

const guide = readFileSync(
  path.resolve(import.meta.dirname, '../../../../docs/guides/api.md'),
  'utf8',
);
const needed = ['bash', 'curl', 'sed'].filter((name) => spawnSync(name, ['--version']).error);
const skip = needed.length ? `${needed.join(', ')} is missing` : false;
const run = promisify(execFile);
const mark = '--- next command ---';

interface Command {
  text: string;
  /** The answer that the guide shows, in which … stands for anything. */
  shown: string | undefined;
}

/** The commands of a fenced block, each with the comment below it. */
function readCommands(block: string): Command[] {
  const commands: Command[] = [];
  for (const line of block.replaceAll('\\\n', ' ').trim().split('\n')) {
    const last = commands.at(-1);
    if (line.startsWith('# ') && last) last.shown = line.slice(2);
    else if (line.trim()) commands.push({ text: line, shown: undefined });
  }
  return commands;
}

const blocks = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) =>
  readCommands(block),
);

const shop = await closeAfter(createPayShop({ TEST_CAPTCHA: 'TEST' }));
const desk = await createPayoutShop(shop);
const { owner } = await desk.createOwnerWithEarnings();
await shop.link(owner);
for (let count = 0; count < 21; count += 1) await shop.ownOrder(owner);
const password = 'a long pass phrase 7';
const person = await signInAs(shop.app, 'STORE_OWNER', {
  email: 'luna@vitrine.local',
  passwordHash: await hashPassword(password),
});
const first = await shop.app.call(listOrders, { query: { limit: '20' as never } }, owner);
const variables = {
  API: shop.apiUrl,
  PASSWORD: password,
  TOKEN: owner.token,
  NEXT: first.body.data.nextCursor ?? assert.fail('there is a second page'),
  OPERATOR: (await desk.asAdmin()).token,
  REFRESH: person.refreshToken,
};

/** Runs a block in one shell, as a reader does, and answers what each command printed. */
async function answersOf(commands: readonly Command[]): Promise<string[]> {
  // The address in the guide is that of `npm start`.
  const lines = commands.flatMap(({ text }) => [
    text.replace(/^API=.*$/, ''),
    `echo; echo '${mark}'`,
  ]);
  const { stdout } = await run('bash', ['-c', lines.join('\n')], {
    env: { ...process.env, ...variables },
  });
  return stdout.split(mark).map((text) => text.trim());
}

test('each example of the API guide answers what the guide shows, or with success', {
  skip,
}, async () => {
  let calls = 0;
  for (const block of blocks) {
    const answers = await answersOf(block);
    for (const [index, { text, shown }] of block.entries()) {
      const answer = answers[index] ?? '';
      if (!text.startsWith('curl ')) continue;
      calls += 1;
      if (shown === undefined)
        assert.equal((JSON.parse(answer) as { code: unknown }).code, 1, `${text}\n${answer}`);
      else
        assert.match(
          answer,
          new RegExp(`^${shown.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.+?')}$`),
          text,
        );
    }
  }
  assert.ok(calls >= 8, `${calls} examples`);
});
