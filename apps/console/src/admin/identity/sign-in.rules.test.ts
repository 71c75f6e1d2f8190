import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PlainKeyOf, setShownLanguage, textOf } from '../../lib/i18n.ts';
import { loadAllTexts } from '../../lib/testing/load-all-texts.ts';
import { setUpTexts } from '../../texts/set-up.ts';
import { shellTexts } from '../../texts/shell.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { statusPageTexts } from '../../texts/status-pages.ts';
import { checkAdministrator, checkEmail } from './address.rules.ts';
import { checkLogin, checkMailCode, checkNewPassword } from './sign-in.rules.ts';

const full = { username: 'luna', password: 'secret', captchaCode: '7Kq4' };
const said = (key: PlainKeyOf<typeof signInTexts> | undefined) => key && textOf(signInTexts, key);

await loadAllTexts();

test('a filled login form may be sent', () => {
  assert.deepEqual(checkLogin(full), {
    username: undefined,
    password: undefined,
    captchaCode: undefined,
  });
});

test('the login form asks for the user name, the password of at least 6 and the verify code, in the specified words', async () => {
  setShownLanguage('en');
  assert.equal(said(checkLogin({ ...full, username: '  ' }).username), 'Please enter Username');
  assert.equal(said(checkLogin({ ...full, password: '' }).password), 'Please enter Password');
  assert.equal(
    said(checkLogin({ ...full, password: '12345' }).password),
    'The password can not be less than 6 digits',
  );
  assert.equal(
    said(checkLogin({ ...full, captchaCode: '' }).captchaCode),
    'Please enter Verify Code',
  );
  assert.equal(
    textOf(signInTexts, 'invalidField', { field: textOf(signInTexts, 'fieldEmail') }),
    'Please enter a valid Email',
  );
});

test('the toasts of the shell are the specified words', async () => {
  setShownLanguage('en');
  assert.equal(
    textOf(statusPageTexts, 'verificationFailed'),
    'Verification failed, please Login again.',
  );
  assert.equal(textOf(shellTexts, 'sizeSwitched'), 'Switch Layout Size Successful!');
  assert.equal(textOf(statusPageTexts, 'languageSwitched'), 'Switch Language Successful!');
  assert.equal(textOf(statusPageTexts, 'loggedOut'), 'Log Out Success!');
  assert.equal(textOf(signUpTexts, 'authorizing'), 'Is authorizing...');
});

test('an e-mail address, a mailed code and a new password are checked before they are sent', () => {
  assert.equal(checkEmail(' Luna@Vitrine.local '), undefined);
  assert.equal(checkEmail('luna@'), 'invalidEmail');
  assert.equal(checkMailCode('123456'), undefined);
  assert.equal(checkMailCode('12345'), 'mailCodeRequired');
  assert.deepEqual(checkNewPassword('1234567', '1234567'), {
    password: 'newPasswordRule',
    confirmPassword: undefined,
  });
  assert.deepEqual(checkNewPassword('12345678', '1234567'), {
    password: undefined,
    confirmPassword: 'passwordsDiffer',
  });
});

test('the first administrator needs an address, a name that the server takes, and a password twice', () => {
  const whole = {
    email: 'boss@example.com',
    username: 'boss',
    password: 'Correct-Horse-9',
    confirmPassword: 'Correct-Horse-9',
  };
  assert.deepEqual(Object.values(checkAdministrator(whole)).filter(Boolean), []);
  for (const username of ['', 'ab', '.boss', 'the boss', 'b'.repeat(33)])
    assert.equal(checkAdministrator({ ...whole, username }).username, 'usernameInvalid', username);
  assert.equal(
    checkAdministrator({ ...whole, confirmPassword: 'other-one-1' }).confirmPassword,
    'passwordsDiffer',
  );
});

test('a user name that cannot be one is refused in the specified words', async () => {
  setShownLanguage('en');
  const administrator = {
    email: 'boss@example.com',
    password: 'Correct-Horse-9',
    confirmPassword: 'Correct-Horse-9',
  };
  const problemOf = (username: string) => {
    const key = checkAdministrator({ ...administrator, username }).username;
    return key && textOf(setUpTexts, key);
  };
  assert.equal(problemOf('the boss'), 'Please enter a valid UserName');
  assert.equal(problemOf('boss'), undefined);
});
