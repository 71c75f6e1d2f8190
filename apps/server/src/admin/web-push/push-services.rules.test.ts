import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPushService } from './push-services.rules.ts';

test('notifications go to known push services only, and to those that the operator named', () => {
  for (const good of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QKx',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])
    assert.equal(isPushService(good, []), true, good);
  for (const bad of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:word@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/fcm',
    'https://evilpush.apple.com.example/x',
    'https://notpush.apple.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'ftp://web.push.apple.com/x',
    'no address',
  ])
    assert.equal(isPushService(bad, []), false, bad);
  assert.equal(isPushService('http://127.0.0.1:9000/x', ['http://127.0.0.1:9000']), true);
  assert.equal(isPushService('http://127.0.0.1:9001/x', ['http://127.0.0.1:9000']), false);
  assert.equal(isPushService('http://a:b@127.0.0.1:9000/x', ['http://127.0.0.1:9000']), false);
});
