import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillMeta } from './web.ts';

test('the address of another app is written into its meta element, and nothing else changes', () => {
  const html = '<head><meta name="mobile-site" content="" /><meta name="x" content="" /></head>';
  assert.equal(
    fillMeta(html, 'mobile-site', 'https://m.example'),
    '<head><meta name="mobile-site" content="https://m.example" /><meta name="x" content="" /></head>',
  );
  assert.equal(fillMeta(html, 'console-site', 'https://c.example'), html);
});

test('an address cannot break out of its attribute', () => {
  const html = '<meta name="mobile-site" content="" />';
  assert.equal(
    fillMeta(html, 'mobile-site', '"><script>$&'),
    '<meta name="mobile-site" content="&#34;&#62;&#60;script&#62;$&#38;" />',
  );
});
