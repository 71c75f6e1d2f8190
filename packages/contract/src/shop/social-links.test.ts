import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  completeSocialLink,
  faultOfSocialLink,
  type SocialLink,
  socialLinkShape,
} from './social-links.ts';

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
  assert.equal(
    socialLinkShape.parse(link('instagram', 'https://WWW.Instagram.com:443/luna')).url,
    'https://www.instagram.com/luna',
  );
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

test('a name on a network and an address without https become the whole address, and nothing else changes', () => {
  const cases: readonly [SocialLink['kind'], string, string][] = [
    ['instagram', '@noramakes', 'https://www.instagram.com/noramakes'],
    ['instagram', 'noramakes', 'https://www.instagram.com/noramakes'],
    ['instagram', 'nora.makes', 'https://www.instagram.com/nora.makes'],
    ['instagram', ' instagram.com/noramakes ', 'https://instagram.com/noramakes'],
    ['instagram', 'www.Instagram.com/noramakes/', 'https://www.Instagram.com/noramakes/'],
    ['instagram', 'http://instagram.com/noramakes', 'https://instagram.com/noramakes'],
    ['tiktok', '@nora_makes', 'https://www.tiktok.com/@nora_makes'],
    ['tiktok', 'tiktok.com/@nora_makes', 'https://tiktok.com/@nora_makes'],
    ['youtube', 'noramakes', 'https://www.youtube.com/@noramakes'],
    ['facebook', 'nora.makes', 'https://www.facebook.com/nora.makes'],
    ['x', '@nora', 'https://x.com/nora'],
    ['pinterest', 'nora', 'https://www.pinterest.com/nora'],
    ['website', 'noramakes.com', 'https://noramakes.com'],
    ['website', 'noramakes.com/shop?from=vitrine', 'https://noramakes.com/shop?from=vitrine'],
  ];
  for (const [kind, typed, url] of cases) {
    assert.deepEqual(completeSocialLink({ kind, url: typed }), { kind, url }, typed);
    assert.equal(faultOfSocialLink({ kind, url }), undefined, url);
    assert.equal(completeSocialLink({ kind, url }).url, url, 'a whole address stays');
  }
});

test('what is neither a name nor an address of the network is still refused', () => {
  const refused: readonly [SocialLink['kind'], string, 'address' | 'network'][] = [
    ['instagram', '', 'address'],
    ['instagram', 'nora makes', 'address'],
    ['instagram', 'javascript:alert(1)', 'address'],
    ['instagram', '@evil.example/luna', 'address'],
    ['instagram', 'evil.example/noramakes', 'network'],
    ['instagram', 'instagram.com.evil.example/luna', 'network'],
    ['website', '@noramakes', 'address'],
    ['website', 'localhost', 'address'],
  ];
  for (const [kind, typed, fault] of refused)
    assert.equal(faultOfSocialLink(completeSocialLink({ kind, url: typed })), fault, typed);
});
