import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { findBreaks } from './source-rules.ts';

const root = path.resolve(import.meta.dirname, '..');
let tree: string;

/** A file in each part, and imports that it may and may not have. */
const places: { file: string; may: string[]; mayNot: string[] }[] = [
  {
    file: 'packages/contract/src/shop/sample.ts',
    may: ['zod', './orders.ts', '../endpoint.ts'],
    mayNot: [
      'react',
      'fastify',
      'drizzle-orm/pg-core',
      'node:fs',
      'qs',
      '@vitrine/server',
      '#platform/http/route.ts',
    ],
  },
  {
    file: 'packages/sandbox-bank/src/sample.ts',
    may: [
      'zod',
      'fastify',
      'node:fs',
      'node:timers/promises',
      './bank.ts',
      '@vitrine/contract/money.ts',
    ],
    mayNot: [
      'drizzle-orm',
      '@vitrine/server',
      '#platform/clock.ts',
      '../../../apps/server/src/app.ts',
      '../../contract/src/money.ts',
    ],
  },
  {
    file: 'apps/server/src/platform/sample.ts',
    may: [
      'fastify',
      './route.ts',
      '#platform/config/config.ts',
      '#texts/failures.ts',
      '@vitrine/contract/endpoint.ts',
    ],
    mayNot: [
      '#admin/identity/index.ts',
      '#shop/orders/index.ts',
      '#courses/index.ts',
      '../courses/index.ts',
      '../shop/orders/index.ts',
      '../admin/identity/index.ts',
      '#server/app.ts',
      '#server/start/production.ts',
      '../web.ts',
    ],
  },
  {
    file: 'apps/server/src/admin/users/sample.ts',
    may: [
      './users.tables.ts',
      '#platform/http/route.ts',
      '#admin/identity/index.ts',
      '#admin/identity/identity.tables.ts',
      '@vitrine/contract/admin/users.ts',
    ],
    mayNot: [
      '#shop/stores/index.ts',
      '#courses/index.ts',
      '../../shop/stores/index.ts',
      '#admin/identity/sign-in/sessions.ts',
      '../identity/sign-in/sessions.ts',
      '#server/app.ts',
    ],
  },
  {
    file: 'apps/server/src/shop/orders/sample.ts',
    may: [
      './orders.rules.ts',
      '#platform/http/route.ts',
      '#admin/identity/index.ts',
      '../pricing/index.ts',
      '../stores/stores.tables.ts',
      '@vitrine/contract/shop/orders.ts',
    ],
    mayNot: [
      '../pricing/drafts.ts',
      '#shop/pricing/drafts.ts',
      '#admin/identity/sign-in/sessions.ts',
      '../pricing/testing/x.ts',
      '#server/app.ts',
      '../../web.ts',
      '#courses/index.ts',
      '../../courses/index.ts',
    ],
  },
  {
    file: 'apps/server/src/courses/sample.ts',
    may: [
      './read-courses.ts',
      '#platform/http/route.ts',
      '#admin/identity/index.ts',
      '#admin/identity/identity.tables.ts',
      '@vitrine/contract/courses/courses.ts',
    ],
    mayNot: [
      '#shop/orders/index.ts',
      '../shop/orders/index.ts',
      '#admin/identity/keys.ts',
      '../admin/identity/keys.ts',
      '#server/app.ts',
      '../app.ts',
    ],
  },
  {
    file: 'apps/server/src/shop/payments/adapters/sample.ts',
    may: [
      './provider.ts',
      '../payments.rules.ts',
      '../webhooks/receive-webhook.ts',
      '../../stores/index.ts',
    ],
    mayNot: ['../../pricing/drafts.ts', '#shop/pricing/drafts.ts', '#admin/identity/keys.ts'],
  },
  {
    file: 'apps/server/src/texts/failures/sample.ts',
    may: ['../mails.ts', '#platform/failure.ts', '@vitrine/contract/locales.ts'],
    mayNot: [
      '#shop/orders/index.ts',
      '#admin/identity/index.ts',
      '../../shop/orders/index.ts',
      '#server/app.ts',
    ],
  },
  {
    file: 'apps/console/src/lib/sample.ts',
    may: ['react', './api.ts', '@vitrine/contract/money.ts', '../texts/common.ts'],
    mayNot: [
      '../desktop/layout/shell.tsx',
      '../mobile/home/home-page.tsx',
      '#platform/http/route.ts',
      '../../../server/src/start/production.ts',
      '@vitrine/server',
    ],
  },
  {
    file: 'apps/console/src/ui/sample.ts',
    may: ['antd', '../lib/api.ts'],
    mayNot: [
      '../shop/orders/orders-page.tsx',
      '../admin/menus/menus-page.tsx',
      '#shop/orders/index.ts',
    ],
  },
  {
    file: 'apps/console/src/shop/orders/sample.ts',
    may: ['../../ui/money.tsx', '../pricing/row.tsx'],
    mayNot: [
      '../../desktop/layout/shell.tsx',
      '../../mobile/home/home-page.tsx',
      '#shop/orders/index.ts',
    ],
  },
  ...['admin/menus', 'operations/orders'].map((folder) => ({
    file: `apps/console/src/${folder}/sample.ts`,
    may: [
      '../../ui/money.tsx',
      '../../shop/orders/order-body.tsx',
      '@vitrine/contract/admin/menus.ts',
    ],
    mayNot: [
      '../../mobile/home/home-page.tsx',
      '../../desktop/layout/shell.tsx',
      '@vitrine/server/src/app.ts',
    ],
  })),
  {
    file: 'apps/console/src/courses/sample.ts',
    may: ['../ui/money.tsx', './film.tsx', '@vitrine/contract/courses/courses.ts'],
    mayNot: [
      '../shop/orders/orders-page.tsx',
      '../operations/courses/course-form.tsx',
      '../mobile/home/home-page.tsx',
      '#courses/index.ts',
    ],
  },
  {
    file: 'apps/console/src/texts/sample.ts',
    may: ['./ui.ts', '../lib/i18n.ts', '@vitrine/contract/locales.ts'],
    mayNot: [
      '../shop/orders/orders-page.tsx',
      '../desktop/layout/shell.tsx',
      '#platform/http/route.ts',
    ],
  },
  {
    file: 'apps/console/src/desktop/layout/sample.ts',
    may: ['../../shop/orders/orders-page.tsx', '../../lib/api.ts', '../guard.rules.ts'],
    mayNot: ['../../mobile/home/home-page.tsx', '#platform/http/route.ts'],
  },
  {
    file: 'apps/console/src/mobile/home/sample.ts',
    may: ['../../shop/orders/orders-page.tsx', '../parts/sheet.tsx', '../../lib/api.ts'],
    mayNot: ['../../desktop/layout/shell.tsx', '../../../../server/src/start/production.ts'],
  },
  ...['lib', 'ui'].map((folder) => ({
    file: `apps/storefront/app/${folder}/sample.ts`,
    may: ['react-router', './market.ts', '@vitrine/contract/money.ts'],
    mayNot: [
      '../routes/home.tsx',
      '#platform/http/route.ts',
      '../../../server/src/start/production.ts',
    ],
  })),
  {
    file: 'apps/storefront/app/routes/sample.ts',
    may: ['../lib/market.ts', '../ui/picture.tsx', '@vitrine/contract/shop/storefront.ts'],
    mayNot: ['#shop/orders/index.ts', '../../../server/src/start/production.ts', '@vitrine/server'],
  },
];

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), text);
}

before(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'vitrine-borders-'));
  const config = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8')) as {
    vcs: { enabled: boolean };
  };
  config.vcs.enabled = false;
  write('biome.json', JSON.stringify(config));
});
after(() => rmSync(tree, { recursive: true, force: true }));

/** Imports that the linter rejects, as `file <- specifier`. */
function lint(): Set<string> {
  const biome = path.join(root, 'node_modules/.bin/biome');
  const words = [
    'lint',
    '--only=style/noRestrictedImports',
    '--max-diagnostics=none',
    '--reporter=json',
    '.',
  ];
  const { stdout } = spawnSync(biome, words, { cwd: tree, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
  };
  return new Set(
    diagnostics
      .filter(({ category }) => category === 'lint/style/noRestrictedImports')
      .map(({ location }) => {
        const line =
          readFileSync(path.join(tree, location.path), 'utf8').split('\n')[
            location.start.line - 1
          ] ?? '';
        return `${location.path} <- ${/'([^']+)'/.exec(line)?.[1]}`;
      }),
  );
}

test('each import border is enforced by the linter, and what may be imported may be', () => {
  for (const { file, may, mayNot } of places) {
    write(
      file,
      [...may, ...mayNot]
        .map((from, index) => `import * as part${index} from '${from}';`)
        .join('\n'),
    );
  }
  const refused = lint();
  const passed = places
    .flatMap(({ file, mayNot }) => mayNot.map((from) => `${file} <- ${from}`))
    .filter((name) => !refused.has(name));
  const wronglyRefused = places
    .flatMap(({ file, may }) => may.map((from) => `${file} <- ${from}`))
    .filter((name) => refused.has(name));
  assert.deepEqual({ passed, wronglyRefused }, { passed: [], wronglyRefused: [] });
});

test('each source rule finds what it forbids, and ignores similar code that is allowed', () => {
  rmSync(path.join(tree, 'apps'), { recursive: true, force: true });
  rmSync(path.join(tree, 'packages'), { recursive: true, force: true });
  write(
    'apps/server/src/modules.ts',
    "import { storesModule } from '#shop/stores/index.ts';\nimport { platformCatalogueModule } from '#shop/platform-catalogue/index.ts';\nimport { ordersModule } from '#shop/orders/index.ts';\nexport const modules = [storesModule, platformCatalogueModule, ordersModule];\n",
  );
  const bad: Record<string, string> = {
    'packages/contract/src/shop/long.ts': '\n'.repeat(170),
    'apps/server/src/shop/stores/price.ts': 'const price = Number.parseFloat(text);',
    'apps/server/src/shop/stores/shown.ts': 'const shown = price.toFixed(2);',
    'apps/server/src/shop/stores/cents.ts': 'const cents = price * 100;',
    'apps/server/src/shop/orders/random.ts': 'const key = Math.random();',
    'apps/server/src/admin/users/now.ts': 'const now = new Date();',
    'apps/server/src/courses/now.ts': 'const now = new Date();',
    'apps/server/src/platform/tls.ts': 'connect({ rejectUnauthorized: false });',
    'apps/server/src/shop/orders/query.ts': "await db.run(sql.raw('select 1'));",
    'apps/server/src/shop/orders/untyped.ts':
      'const { rows } = await ctx.db.execute<{ id: string }>(sql`select id from orders`);',
    'apps/server/src/shop/orders/promised.ts': 'return rows as unknown as Order[];',
    'apps/server/src/shop/orders/row.ts': 'interface OrderRow extends Record<string, unknown> {',
    'apps/server/src/platform/private.ts': 'const { client } = ctx.db.session.client;',
    'apps/server/src/platform/setting.ts': "const port = process.env['PORT'];",
    'apps/server/src/platform/later.ts': 'timer = setTimeout(() => void flush(), 1_000);',
    'apps/server/src/platform/memory.ts': 'return new Uint8Array(file.buffer);',
    'apps/server/src/platform/unsafe.ts': 'const bytes = Buffer.allocUnsafe(size);',
    'apps/server/src/platform/driver.ts': "import { FSDriver } from 'flydrive/drivers/fs';",
    'apps/console/src/ui/html.tsx':
      'const html = <div dangerouslySetInnerHTML={{ __html: text }} />;',
    'apps/console/src/ui/number.tsx': "import { InputNumber } from 'antd';",
    'apps/console/src/shop/pieces.tsx': 'const field = <input inputMode="numeric" />;',
    'apps/console/src/shop/orders/when.tsx':
      'const when = new Intl.DateTimeFormat(tag, { timeZone }).format(at);',
    'apps/console/src/shop/orders/at.ts': 'const when = at.toLocaleString();',
    'apps/console/src/shop/orders/silent.ts': 'void load().catch(() => undefined);',
    'apps/console/src/shop/orders/caught.ts': 'try {\n  await load();\n} catch {\n  // Nothing.\n}',
    'apps/console/src/shop/orders/keyed.ts':
      'await api.call(payOrder, args, { idempotencyKey: crypto.randomUUID() });',
    'apps/console/src/shop/orders/intent.ts': "await intents.once('pay', body, send);",
    'apps/console/src/shop/orders/busy.tsx':
      'const [isSaving, setSaving] = useState(false);\nawait api.call(payOrder, args);',
    'apps/console/src/shop/orders/key.ts': "queryClient.setQueryData(['orders', id], order);",
    'apps/server/src/shop/orders/zone.ts':
      "const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(at);",
    'apps/server/src/shop/stores/wiring.ts': 'storeHooks.holdsMoney.prices = async () => true;',
    'apps/server/src/shop/stores/registering.ts': 'accountHooks.describe.push(describeStore);',
    'apps/server/src/platform/cookie.ts': "const token = cookies['vt_cart'];",
    'apps/server/src/platform/rights.ts': "if (destination === '/topic/store.7') return true;",
    'apps/server/src/platform/role.ts': "caller.roles.includes('STORE_OWNER');",
    'apps/server/src/platform/parts.ts': 'const parts = new WeakMap<Platform, Part>();',
    'apps/server/src/shop/orders/existing.ts':
      'const isThere = await ctx.db.run(sql`select 1 from orders where id = 1`);',
    'apps/server/src/shop/orders/section.ts':
      'await ctx.db.run(sql`select pg_advisory_xact_lock(7)`);',
    'apps/server/src/admin/users/department.ts': 'const own = ctx.caller.scope.departmentId;',
    'apps/server/src/shop/payouts/mailing.ts':
      "await sendMail(ctx, { to: email, language, mail: { template: 'payout-failed', values } });",
    'apps/server/src/shop/orders/queue.ts': "import { PgBoss } from 'pg-boss';",
    'apps/server/src/shop/orders/client.ts': "import { Client } from 'pg';",
    'apps/server/src/shop/orders/kept.ts': "import { LRUCache } from 'lru-cache';",
    'apps/server/src/shop/orders/remote.ts': "const rates = await fetch('http://127.0.0.1/rates');",
    'apps/console/src/shop/orders/mutating.ts':
      "import { useMutation } from '@tanstack/react-query';",
    'apps/console/src/shop/sample/cart-page.tsx': 'export const page = null;',
    'apps/console/src/shop/orders/choice.tsx':
      'const field = <Select optionFilterProp="label" options={options} />;',
    'apps/console/src/shop/orders/found.ts':
      'const found = rows.filter(({ name }) => name.toLowerCase().includes(typed));',
    'apps/console/src/shop/orders/table.tsx': "import { Button, Table } from 'antd';",
    'apps/console/src/shop/orders/popup.tsx': "import {\n  Button,\n  Modal,\n} from 'antd';",
    'apps/console/src/operations/orders/own-form.tsx': 'const [form] = Form.useForm<Fields>();',
    'apps/console/src/ui/list/asking.tsx': "import { Popconfirm } from 'antd';",
    'apps/console/src/admin/configs/upward.ts':
      "import type { Order } from '../../shop/orders/order.ts';",
    'apps/console/src/mobile/orders/heavy.tsx': "import { Button } from 'antd';",
    'apps/console/src/mobile/store/second-way.tsx':
      'const field = <select value={value} onChange={change} />;',
    'apps/console/src/admin/identity/second-way.tsx':
      'useEffect(() => dialog.current?.showModal(), []);',
    'apps/server/src/shop/stores/later.ts': "import { markPaid } from '#shop/orders/index.ts';",
    'apps/server/src/shop/stores/later-still.ts': "import { markPaid } from '../orders/index.ts';",
    'apps/server/src/shop/stores/later-and-hyphenated.ts':
      "import { setStock } from '../platform-catalogue/index.ts';",
    'apps/server/src/shop/platform-catalogue/later.ts':
      "import { markPaid } from '../orders/index.ts';",
    'e2e/table.spec.ts': "await page.locator('.order-table tbody tr').first().click();",
    'apps/storefront/app/styles/product.css':
      '.hs,\n.picks:hover { gap: 8px }\n@media (width > 9px) { .pick { width: 9px } }',
    'e2e/tag.spec.ts': "await page.locator('main button.primary').click();",
    'e2e/twice.spec.ts':
      "await expect(page.locator('.watermark')).toBeVisible();\nawait expect(page.locator('.watermark')).toBeHidden();",
  };
  const good: Record<string, string> = {
    'apps/storefront/app/styles/home.css':
      '@media print { .hs { width: 1px } }\n.pick { margin: 0 }\n.sect .picks, .pick a, :is(.hs, .row) b { margin: 0 }\n',
    'e2e/role.spec.ts':
      "await page.locator('[href$=\".csv\"], #nprogress > div').or(page.getByText('Saved. Open the page.')).click();",
    'apps/server/src/shop/orders/earlier.ts':
      "import { findStore } from '../stores/index.ts';\nconst at = new Date(ctx.clock.now());\n",
    'apps/server/src/shop/orders/mail-buyer.ts':
      'await sendMail(ctx, { to: order.email, language, mail });',
    'apps/server/src/shop/orders/locking.ts':
      'await ctx.db.run(sql`select 1 from stores where id = 1 for no key update`);',
    'apps/server/src/platform/jobs/queues.ts': "import { PgBoss } from 'pg-boss';\n",
    'apps/console/src/shop/orders/desk.tsx':
      "import { Button } from 'antd';\nimport { Overlay } from '../../ui/overlay/overlay.tsx';\nconst Drawer = Overlay;\n",
    'apps/console/src/admin/codegen/row.tsx':
      'const form = Form.useFormInstance();\nconst draft = useFormDraft(name);\n',
    'apps/console/src/ui/overlay/desk-overlay.tsx': "import { Drawer, Modal } from 'antd';\n",
    'apps/server/src/platform/caching.ts':
      "const header = reply.header('cache-control', 'no-store');\n",
    'apps/server/src/platform/types.ts':
      'const close = (): void => {\n  flush().catch(report);\n};\n',
    'apps/server/src/platform/bytes.ts':
      'const bytes = Buffer.concat(await response.body.buffer());\n',
    'apps/server/src/shop/stores/rules.test.ts':
      "import { markPaid } from '../orders/index.ts';\nconst now = Date.now();\n",
    'apps/console/src/ui/plain/digits-field.tsx': 'const code = <input inputMode="numeric" />;',
    'apps/console/src/ui/plain/choose-field.tsx':
      'const field = <select value={value} onChange={change} />;',
    'apps/console/src/shop/orders/open.tsx':
      'const [isOpen, setOpen] = useState(false);\nvoid bestEffort(load());\n',
    'apps/server/src/shop/stores/points.ts':
      'const basisPoints = percent * 100_00;\nawait db.run(sql`select 1`);\n',
  };
  for (const [file, text] of Object.entries({ ...bad, ...good })) write(file, text);
  const found = findBreaks(tree).map((line) => line.split(':')[0]);
  assert.deepEqual([...new Set(found)].sort(), Object.keys(bad).sort());
});
