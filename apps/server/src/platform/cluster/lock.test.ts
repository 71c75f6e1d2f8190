import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { lockFolder } from './lock.ts';

const base = mkdtempSync(path.join(tmpdir(), 'vitrine-lock-'));
const racers: ChildProcess[] = [];
const racerFile = path.join(base, 'racer.ts');
const processes = 4;
const rounds = 150;

before(async () => {
  // A separate process that acquires the lock of the folder it receives, reports whether it succeeded, and releases it on an empty message.
  writeFileSync(
    racerFile,
    `import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'lock.ts'))};
    let lock;
    process.on('message', (folder) => {
      if (folder) {
        try { lock = lockFolder(folder); process.send('won'); } catch (error) { process.send(error.message); }
      } else { lock?.release(); lock = undefined; process.send('given back'); }
    });
    process.send('ready');`,
  );
  for (let number = 0; number < processes; number += 1) racers.push(fork(racerFile));
  await Promise.all(racers.map((racer) => answerOf(racer)));
});
after(() => {
  for (const racer of racers) racer.kill();
  rmSync(base, { recursive: true, force: true });
});

function answerOf(racer: ChildProcess): Promise<string> {
  return new Promise((resolve) => racer.once('message', (message) => resolve(String(message))));
}

function sendAll(message: string): Promise<string[]> {
  const answers = Promise.all(racers.map(answerOf));
  for (const racer of racers) racer.send(message);
  return answers;
}

/** Lock files of dead servers: from an earlier boot, with an unused process id, or emptied by a power cut. */
const leftBehind = [
  JSON.stringify({ pid: 999_999_9, startedAt: '1', bootId: 'another-boot' }),
  JSON.stringify({
    pid: 1,
    startedAt: 'never',
    bootId: readBootId(),
    serving: 'http://127.0.0.1:1',
  }),
  '',
];

function readBootId(): string {
  const file = '/proc/sys/kernel/random/boot_id';
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

test('of four processes that find the lock of a dead server one gets it, and the others are refused', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const folder = path.join(base, `round-${round}`);
    mkdirSync(folder);
    const left = leftBehind[round % (leftBehind.length + 1)];
    if (left !== undefined) writeFileSync(path.join(folder, 'server.lock'), left);
    const answers = await sendAll(folder);
    assert.equal(
      answers.filter((answer) => answer === 'won').length,
      1,
      `round ${round}: ${answers.join(' | ')}`,
    );
    for (const answer of answers)
      if (answer !== 'won') assert.match(answer, /Another Vitrine server already uses/);
    await sendAll('');
    assert.deepEqual(readdirSync(folder), [], 'nothing is left');
  }
});

test('the right to replace a dead lock whose owner died as well is taken in the same way', () => {
  const folder = path.join(base, 'broken-off');
  mkdirSync(folder);
  const dead = JSON.stringify({ pid: 999_999_9, startedAt: '1', bootId: 'another-boot' });
  writeFileSync(path.join(folder, 'server.lock'), dead);
  const first = lockFolder(folder);
  const held = readdirSync(folder);
  first.release();
  assert.deepEqual(held, ['server.lock']);
  const right = `server.lock.after-${createHash('sha256').update(dead).digest('hex').slice(0, 16)}`;
  writeFileSync(path.join(folder, 'server.lock'), dead);
  writeFileSync(path.join(folder, right), dead.replace('9999999', '9999998'));
  writeFileSync(path.join(folder, 'server.lock.draft-left'), 'half');
  const lock = lockFolder(folder);
  assert.deepEqual(readdirSync(folder), ['server.lock']);
  assert.throws(() => lockFolder(folder), /Another Vitrine server already uses/);
  lock.setServing('http://127.0.0.1:8080');
  assert.throws(() => lockFolder(folder), /and serves at http:\/\/127\.0\.0\.1:8080/);
  // Another process's lock is not released.
  writeFileSync(path.join(folder, 'server.lock'), dead);
  lock.release();
  assert.equal(readFileSync(path.join(folder, 'server.lock'), 'utf8'), dead);
});
