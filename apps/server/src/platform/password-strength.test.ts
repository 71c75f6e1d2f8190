import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGuessable } from './password-strength.ts';

test('what attackers try first is guessable, with digits or marks behind it as well, in each interface language', async () => {
  const tried = ['password', 'Password123', 'P@ssw0rd', 'qwerty!!', 'aaaaaaaaaa', '12345678', 'iloveyou2024', 'abcd1234!'];
  const regional = ['contraseña1', 'minhasenha1', 'motdepasse9', 'woaini1314'];
  for (const password of [...tried, ...regional]) assert.equal(await isGuessable(password, []), true, password);
});

test('a password that is built from the email address or the name of the account is guessable, and not for another account', async () => {
  const password = 'Lunafernandez7';
  assert.equal(await isGuessable(password, ['lunafernandez@example.com']), true);
  assert.equal(await isGuessable(password, ['kira@example.com']), false);
});

test('three words, or a dozen letters from a generator, are not guessable', async () => {
  for (const password of ['Tulip-Boat-47', 'three-quiet-lamps', 'aB3$xk9Q', '紫色的灯在海边'])
    assert.equal(await isGuessable(password, []), false, password);
});
