import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGuessable, passwordStrength } from './password-strength.ts';

test('what attackers try first is guessable, with digits or marks behind it as well, in each interface language', async () => {
  const tried = [
    'password',
    'Password123',
    'P@ssw0rd',
    'qwerty!!',
    'aaaaaaaaaa',
    '12345678',
    'iloveyou2024',
    'abcd1234!',
  ];
  const regional = ['contraseña1', 'minhasenha1', 'motdepasse9', 'woaini1314'];
  for (const password of [...tried, ...regional])
    assert.equal(await isGuessable(password, []), true, password);
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

test('the meter of a password is below “fair” exactly where the server refuses it', async () => {
  for (const [password, strength] of [
    ['short', 0],
    ['aaaaaaaaaaaa', 1],
    ['12345678', 1],
    ['password123', 1],
    ['Password123!', 1],
    ['qwertyuiop12', 1],
    ['minhasenha1', 1],
    ['noramakes2024', 1],
    ['aB3$xk9Q', 3],
    ['bluelamp7', 2],
    ['Tulip-Boat-47', 4],
    ['correct horse battery Staple 9!', 4],
  ] as const) {
    const personal = ['noramakes@example.com'];
    assert.equal(await passwordStrength(password, personal), strength, password);
    if (strength > 0) assert.equal(await isGuessable(password, personal), strength === 1, password);
  }
});
