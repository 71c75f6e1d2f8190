import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultOfSocialLink, type SocialLink, socialLinkShape } from './social-links.ts';

const link = (kind: SocialLink['kind'], url: string): SocialLink => ({ kind, url });

test('each network takes the addresses of its own pages', () => {
  for (const known of [
    link('instagram', 'https://www.instagram.com/casaluna'),
    link('tiktok', 'https://vm.tiktok.com/Zabc'),
    link('youtube', 'https://youtu.be/@casaluna'),
    link('facebook', 'https://m.facebook.com/casaluna'),
    link('x', 'https://twitter.com/casaluna'),
    link('pinterest', 'https://www.pinterest.co.uk/casaluna'),
    link('website', 'https://casaluna.example/shop?from=vitrine'),
  ])
    assert.equal(faultOfSocialLink(known), undefined, known.url);
  assert.equal(socialLinkShape.parse(link('instagram', 'https://WWW.Instagram.com:443/luna')).url, 'https://www.instagram.com/luna');
});

test('an icon leads to no other host, however much its address looks like the network', () => {
  for (const url of [
    'https://evil.example/instagram.com',
    'https://instagram.com.evil.example/luna',
    'https://evilinstagram.com/luna',
    'https://instagram.com./luna',
    'https://l.instagram.com/?u=https://evil.example',
    'https://evil.example#@instagram.com',
    'https://evil.example\\@instagram.com',
    'https://ınstagram.com/luna',
  ])
    assert.equal(faultOfSocialLink(link('instagram', url)), 'network', url);
  assert.equal(faultOfSocialLink(link('x', 'https://www.instagram.com/luna')), 'network');
});

test('no link carries a name, a password or a port, or leads into a network of one’s own', () => {
  for (const kind of ['instagram', 'website'] as const)
    for (const url of [
      'https://instagram.com@evil.example/luna',
      'https://luna:secret@www.instagram.com/luna',
      'https://www.instagram.com:8443/luna',
      'https://localhost/luna',
      'http://www.instagram.com/luna',
      'javascript:alert(1)',
      '',
    ])
      assert.equal(faultOfSocialLink(link(kind, url)), 'address', `${kind} ${url}`);
});
