import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { features, findOtherNames } from './feature-names.ts';

const page = 'apps/console/src/shop/orders/page.tsx';

test('a name that is not the glossary’s is found in folders, files, endpoints and declarations', () => {
  for (const [file, text, feature] of [
    ['apps/console/src/shop/sample/page.tsx', '', 'own order'],
    ['apps/console/src/texts/pt/revenue.ts', '', 'ledger'],
    ['apps/console/src/shop/links/share.css', '', 'links'],
    ['packages/contract/src/shop/orders.ts', "  name: 'shares.list',", 'links'],
    [page, 'export function placeSampleOrder() {', 'own order'],
    [page, 'const revenueTexts = textArea();', 'ledger'],
    [page, 'export default function SharePage() {', 'links'],
    [page, 'interface WebhookComparison {', 'reconciliation'],
    ['apps/server/src/shop/payments/webhooks/compare-books.ts', '', 'reconciliation'],
  ] as const)
    assert.match(
      findOtherNames(file, text).join('\n'),
      new RegExp(`^.+: the feature is called ${feature} `),
      `${file} ${text}`,
    );
});

test('strings that clients depend on, parts of an amount and what phones do are no findings', () => {
  for (const [file, text] of [
    [page, "<Link to='/sample' />; can(caller, 'shop:revenue'); t('share');"],
    [page, 'const share = async () => navigator.share({ url });'],
    [page, 'const sharedViews = views.filter(({ isShared }) => isShared);'],
    [page, 'function receiveWebhook() {}\nconst webhookEvents = [];'],
    ['apps/console/src/mobile/links/share-sheet.tsx', 'export function ShareSheet() {'],
    ['apps/server/src/shop/refunds/plan-refund.ts', 'type Share = { minor: bigint };'],
  ] as const)
    assert.deepEqual(findOtherNames(file, text), []);
});

test('the glossary has each decided name', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');
  for (const { name } of features)
    assert.match(glossary, new RegExp(`(?:^\\| |\`)${name}[ \`]`, 'm'));
});
