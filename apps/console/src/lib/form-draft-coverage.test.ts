import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const src = path.resolve(import.meta.dirname, '..');

/** A control that a person types into, of either kit. */
const control =
  /<(?:Input|Input\.\w+|AutoComplete|textarea|TextField|PasswordField|DigitsField|AreaField|EmailField|\w*NumberField)\b/;
const keeper = /\b(?:useTyped|useFormDraft|FormPanel|PanelForm|CrudForm|CrudPage)\b/;

/** Fields of a form that another file keeps. */
const keptBy: Readonly<Record<string, string>> = {
  'admin/codegen/field-row.tsx': 'admin/codegen/codegen-steps.tsx',
  'admin/dictionaries/translation-fields.tsx': 'admin/dictionaries/dictionaries-page.tsx',
  'admin/menus/menu-fields.tsx': 'admin/menus/menu-drawer.tsx',
  'admin/menus/title-fields.tsx': 'admin/menus/menu-drawer.tsx',
  'admin/notices/notice-texts.tsx': 'admin/notices/notice-form.tsx',
  'operations/catalogue/editor/options-row.tsx': 'operations/catalogue/editor/use-product-form.ts',
  'operations/catalogue/editor/picture-details.tsx':
    'operations/catalogue/editor/use-product-form.ts',
  'operations/catalogue/editor/place-card.tsx': 'operations/catalogue/editor/use-product-form.ts',
  'operations/catalogue/editor/safety-card.tsx': 'operations/catalogue/editor/use-product-form.ts',
  'operations/catalogue/editor/search-card.tsx': 'operations/catalogue/editor/use-product-form.ts',
  'operations/catalogue/editor/shipping-card.tsx':
    'operations/catalogue/editor/use-product-form.ts',
  'operations/catalogue/editor/texts-card.tsx': 'operations/catalogue/editor/use-product-form.ts',
  'operations/courses/minutes-field.tsx': 'operations/courses/lecture-form.tsx',
  'operations/disputes/evidence-form.tsx': 'operations/disputes/use-evidence.ts',
  'operations/orders/tracking-fields.tsx': 'operations/orders/parcel-form.tsx',
  'operations/shipping-rates/calendar-tab.tsx': 'operations/shipping-rates/terms-form.tsx',
  'operations/shipping-rates/method-fields.tsx': 'operations/shipping-rates/zone-form.tsx',
  'shop/pricing/price-import.tsx': 'shop/pricing/use-price-import.ts',
  'shop/pricing/product-overlay.tsx': 'shop/pricing/use-own-product.ts',
  'shop/refunds/refund-fields.tsx': 'shop/refunds/use-refunding.ts',
  'shop/own-orders/address-fields.tsx': 'shop/own-orders/use-address-form.ts',
  'shop/own-orders/own-order-side.tsx': 'shop/own-orders/own-order-page.tsx',
  'shop/stores/slug-field.tsx': 'shop/stores/use-slug.ts',
  'shop/stores/look-parts.tsx': 'shop/stores/use-store-changes.ts',
  'shop/stores/seller-fields.tsx': 'shop/stores/use-store-changes.ts',
  'shop/stores/place-fields.tsx': 'shop/stores/use-store-changes.ts',
  'shop/stores/selling-parts.tsx': 'shop/stores/use-store-changes.ts',
};

/** What is typed here and not kept, and why it need not be. */
const notKept: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'admin/account/password-card.tsx',
      'admin/account/proof-form.tsx',
      'admin/identity/captcha-field.tsx',
      'admin/identity/factor-code-field.tsx',
      'admin/identity/login-form.tsx',
      'admin/identity/mail-code-field.tsx',
      'admin/identity/new-password-form.tsx',
      'admin/identity/password-pair.tsx',
      'admin/identity/set-up-form.tsx',
    ].map((file) => [
      file,
      'passwords and codes are never kept, and nobody is signed in whose draft it would be',
    ]),
  ),
  'admin/account/deletion-card.tsx':
    'the address is typed once more to confirm, and goes on with a proof',
  'admin/account/email-form.tsx': 'the address goes on with a proof and a code that are not kept',
  'shop/payouts/bank-form.tsx': 'the numbers of a bank account are never kept',
  'shop/payouts/full-proof.tsx': 'passwords and codes are never kept',
  'operations/providers/keys-dialog.tsx': 'the keys of a provider are never kept',
  'admin/demo/icons-page.tsx': 'a search',
  'admin/demo/level-page.tsx': 'what is typed shows that the page is kept by its tag',
  'admin/demo/socket-page.tsx': 'short messages, gone once they are sent',
  'admin/identity/authorize-steps.tsx': 'nobody is signed in whose draft it would be',
  'admin/identity/email-field.tsx': 'a control of the forms above',
  'admin/menus/icon-chooser.tsx': 'a search',
  'admin/users/department-filter.tsx': 'a search',
  'operations/catalogue-imports/prices-card.tsx': 'each is saved when its field is left',
  'operations/catalogue/editor/add-option.tsx': 'becomes a part of the form when it is entered',
  'operations/catalogue/editor/option-dialog.tsx': 'becomes a part of the form when it is closed',
  'operations/catalogue/editor/conflict-dialog.tsx':
    'belongs to two versions of the product, which are compared again on the next save',
  'operations/catalogue/sku-finder.tsx': 'a search',
  'operations/catalogue/quick-edit.tsx': 'one price or number per row, beside what it does',
  'operations/catalogue/stock/movements-overlay.tsx':
    'a number of units, beside the stock that moves',
  'ui/sheet/sheet-tools.tsx': 'a percentage or a text for the cells that are chosen now',
  'operations/shipping-documents/preset-form.tsx':
    'a name beside the columns, which are chosen again on each visit',
  'operations/shipping/queue-list.tsx': 'a search',
  'operations/shipping/scan-line.tsx': 'a scanned number, which is sent at once',
  'operations/stock/book-count.tsx': 'a note beside the booking, which is done at once',
  'operations/stock/stock-cells.tsx': 'one number per row, beside the stock that moves',
  'ui/list/bulk/bulk-dialog.tsx':
    'the rows are chosen again on each visit, and the reason belongs to them',
  'shop/ledger/payout-request.tsx': 'an amount that is proposed anew from what is available now',
};

const files = globSync('**/*.tsx', { cwd: src }).filter(
  (file) => !/^ui\/(?:plain\/)?[\w-]+\.tsx$/.test(file),
);
const textOf = (file: string) => readFileSync(path.join(src, file), 'utf8');

test('every form keeps what is typed, or says why it need not', () => {
  const typed = files.filter((file) => control.test(textOf(file)));
  const unkept = typed.filter(
    (file) => !keeper.test(textOf(file)) && !keptBy[file] && !notKept[file],
  );
  assert.deepEqual(unkept.sort(), [], 'use FormPanel, PanelForm or useTyped');
  const stale = [...Object.keys(keptBy), ...Object.keys(notKept)].filter(
    (file) => !typed.includes(file),
  );
  assert.deepEqual(stale, [], 'named, but nothing is typed there');
  for (const [file, by] of Object.entries(keptBy))
    assert.match(textOf(by), keeper, `${file} is said to be kept by ${by}`);
});
