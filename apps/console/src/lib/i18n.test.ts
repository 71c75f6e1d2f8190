import assert from 'node:assert/strict';
import { test } from 'node:test';
import i18next from 'i18next';
import { defineTexts, textOf } from './i18n.ts';

const texts = defineTexts('test', {
  hello: { en: 'Hello {{name}}', 'zh-cn': '你好，{{name}}', es: 'Hola, {{name}}', pt: 'Olá, {{name}}', fr: 'Bonjour {{name}}' },
  orders_one: {
    en: '{{count}} order',
    'zh-cn': '{{count}} 个订单',
    es: '{{count}} pedido',
    pt: '{{count}} pedido',
    fr: '{{count}} commande',
  },
  orders_other: {
    en: '{{count}} orders',
    'zh-cn': '{{count}} 个订单',
    es: '{{count}} pedidos',
    pt: '{{count}} pedidos',
    fr: '{{count}} commandes',
  },
});

test('a text is filled with its values in the current language', async () => {
  assert.equal(textOf(texts, 'hello', { name: 'Luna & Co' }), 'Hello Luna & Co');
  await i18next.changeLanguage('zh-cn');
  assert.equal(textOf(texts, 'hello', { name: '露娜' }), '你好，露娜');
  await i18next.changeLanguage('en');
});

test('a count chooses the form of the language, also for millions', async () => {
  assert.equal(textOf(texts, 'orders', { count: 1 }), '1 order');
  assert.equal(textOf(texts, 'orders', { count: 5 }), '5 orders');
  assert.equal(textOf(texts, 'orders', { count: 5018 }), '5,018 orders');
  await i18next.changeLanguage('fr');
  assert.equal(textOf(texts, 'orders', { count: 0 }), '0 commande');
  assert.equal(textOf(texts, 'orders', { count: 1_000_000 }), '1\u202f000\u202f000 commandes');
  await i18next.changeLanguage('en');
});
