import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceShape } from '@vitrine/contract/admin/identity.ts';
import {
  findMobileAddress,
  firstVisitLanguage,
  type MobileVisit,
  mobileSite,
  readPageParameters,
} from './first-visit.rules.ts';

const visit = (change: Partial<MobileVisit>): MobileVisit => ({
  width: 390,
  path: '/order',
  search: '',
  language: 'en',
  isDesktopChosen: false,
  isOperator: false,
  mobileSite: 'http://localhost:8081',
  ...change,
});

test('a window of 768 px or less goes to the mobile site, a wider one stays', () => {
  assert.equal(findMobileAddress(visit({ width: 768 })), 'http://localhost:8081/#/tableme?lang=en');
  assert.equal(findMobileAddress(visit({ width: 769 })), undefined);
});

for (const [path, mobile] of [
  ['/', '/home'],
  ['/index', '/home'],
  ['/product', '/products'],
  ['/revenue', '/earnings'],
  ['/course', '/home'],
]) {
  test(`${path} is ${mobile} on the mobile site`, () => {
    assert.equal(
      findMobileAddress(visit({ path: path as string })),
      `http://localhost:8081/#${mobile}?lang=en`,
    );
  });
}

test('login, register, authorize and payresult keep their name and their query', () => {
  assert.equal(
    findMobileAddress(visit({ path: '/login', search: '?redirect=%2Forder', language: 'pt' })),
    'http://localhost:8081/#/login?redirect=%2Ftableme&lang=pt',
  );
  assert.equal(
    findMobileAddress(visit({ path: '/payresult', search: '?order=7' })),
    'http://localhost:8081/#/payresult?order=7&lang=en',
  );
});

test('the way back that the login form keeps is named as the mobile site names it, and one to payauth stays', () => {
  const login = (redirect: string) =>
    findMobileAddress(
      visit({ path: '/login', search: `?redirect=${encodeURIComponent(redirect)}` }),
    );
  assert.equal(
    login('/product?category=3'),
    'http://localhost:8081/#/login?redirect=%2Fproducts%3Fcategory%3D3&lang=en',
  );
  assert.equal(login('/course'), 'http://localhost:8081/#/login?redirect=%2Fhome&lang=en');
  assert.equal(login('/payauth?token=t'), undefined);
});

test('payauth pages stay, and so do operators and people who chose the desktop site', () => {
  assert.equal(findMobileAddress(visit({ path: '/payauth' })), undefined);
  assert.equal(findMobileAddress(visit({ isOperator: true })), undefined);
  assert.equal(findMobileAddress(visit({ isDesktopChosen: true })), undefined);
});

test('the mobile site is port 8081 in development, the host of an alternate brand, or the configured one', () => {
  const options = {
    environment: 'production',
    protocol: 'https:',
    hostname: 'console.example',
    brands: { 'alt.example': 'https://m.alt.example/' },
    configured: 'https://m.example',
  } as const;
  assert.equal(
    mobileSite({
      ...options,
      environment: 'development',
      protocol: 'http:',
      hostname: 'localhost',
    }),
    'http://localhost:8081',
  );
  assert.equal(mobileSite({ ...options, hostname: 'alt.example' }), 'https://m.alt.example');
  assert.equal(mobileSite(options), 'https://m.example');
  assert.equal(
    mobileSite({ ...options, protocol: 'http:', hostname: '127.0.0.1', configured: '' }),
    'http://127.0.0.1:8081',
  );
});

test('the first visit replaces English by the language of the country, and nothing that was chosen', () => {
  assert.equal(
    firstVisitLanguage({ language: 'en', isLanguageChosen: false, countryCode: 'ES' }),
    'es',
  );
  assert.equal(
    firstVisitLanguage({ language: 'en', isLanguageChosen: false, countryCode: 'PT' }),
    'pt',
  );
  assert.equal(
    firstVisitLanguage({ language: 'en', isLanguageChosen: false, countryCode: 'FR' }),
    'en',
  );
  assert.equal(
    firstVisitLanguage({ language: 'fr', isLanguageChosen: false, countryCode: 'ES' }),
    'fr',
  );
  assert.equal(
    firstVisitLanguage({ language: 'en', isLanguageChosen: true, countryCode: 'ES' }),
    'en',
  );
});

test('page parameters are read from the part after the hash', () => {
  assert.deepEqual(
    readPageParameters('#/register?lang=zh-CN&user_source=tiktok&page_source=bio&desktop=1'),
    {
      language: 'zh-cn',
      userSource: 'tiktok',
      pageSource: 'bio',
      wantsDesktop: true,
    },
  );
  assert.deepEqual(readPageParameters('#/register'), {
    language: undefined,
    userSource: undefined,
    pageSource: undefined,
    wantsDesktop: false,
  });
});

test('a source that was written freely becomes one that registration takes', () => {
  const source = (text: string) =>
    readPageParameters(`#/register?user_source=${encodeURIComponent(text)}`).userSource;
  assert.equal(source('instagram/bio link'), 'instagram-bio-link');
  assert.equal(source('小红书'), undefined);
  assert.equal(source('x'.repeat(90)), 'x'.repeat(60));
  for (const text of ['instagram/bio link', '<script>', 'a@b.example', 'x'.repeat(90)])
    assert.ok(sourceShape.safeParse(source(text)).success, text);
});
