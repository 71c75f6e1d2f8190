import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suggestEmail } from './email-hint.ts';

test('a mistyped domain gets a suggestion, and a domain that exists beside the well-known ones gets none', () => {
  const meant = {
    'maya@gmial.com': 'maya@gmail.com',
    'maya@gmai.com': 'maya@gmail.com',
    'maya@GMAIL.con': 'maya@gmail.com',
    'maya@hotmial.com': 'maya@hotmail.com',
    'maya@yaho.com': 'maya@yahoo.com',
    'maya@outlok.es': 'maya@outlook.es',
    'maya@iclould.com': 'maya@icloud.com',
    'maya@my-shop.con': 'maya@my-shop.com',
    '林@qqq.com': '林@qq.com',
  };
  for (const [typed, suggestion] of Object.entries(meant))
    assert.equal(suggestEmail(typed), suggestion, typed);
  const right = [
    'maya@gmail.com',
    'maya@gmx.net',
    'maya@example.com',
    'maya@mail.de',
    'maya@company.co',
    'maya@hey.com',
    'maya',
    'maya@x',
    '@gmial.com',
  ];
  for (const address of right) assert.equal(suggestEmail(address), null, address);
});
