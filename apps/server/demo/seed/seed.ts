import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Sandbox } from '@vitrine/sandbox-bank';
import { sql } from 'drizzle-orm';
import { writeConfig } from '#admin/configs/index.ts';
import { createAccount } from '#admin/identity/index.ts';
import { OffsetClock } from '#platform/clock.ts';
import { type Platform, systemContext } from '#platform/context.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import type { App } from '#server/app.ts';
import { stores } from '../stores/stores.ts';
import { liveHistory, travelTo } from './history/live-history.ts';
import { seedClicks } from './history/seed-clicks.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedCourses } from './seed-courses.ts';
import { seedDepartments } from './seed-departments.ts';
import { seedNotices } from './seed-notices.ts';
import { seedReturns } from './seed-returns.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedStore } from './seed-store.ts';
import { seedWelcome } from './seed-welcome.ts';

const operators = [
  { username: 'root', email: 'root@vitrine.local', role: 'ROOT' },
  { username: 'admin', email: 'admin@vitrine.local', role: 'ADMIN' },
  { username: 'guest', email: 'guest@vitrine.local', role: 'GUEST' },
] as const;

/** The password of all demonstration accounts: known on this machine, drawn by chance when the server is open to others. */
function demoPassword(platform: Platform): string {
  const { DEMO_PASSWORD, DATA_DIR, isOpenToOthers } = platform.config;
  if (DEMO_PASSWORD) return DEMO_PASSWORD;
  if (!isOpenToOthers) return 'vitrine-demo';
  const file = path.join(DATA_DIR, 'demo-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(9).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

const historyDays = 90;

/**
 * Fills an empty database through the code paths that people use. The last ninety days are lived on the trial's own
 * clock, with the sandbox as the bank; a sandbox elsewhere has a clock of its own and gets stores without a past.
 */
/** What the demonstration's platform says of itself as a seller; a real installation writes its own. */
const sellerFacts = [
  ['legal.companyNumber', '614 208'],
  ['legal.vatId', 'IE 3614208 KH'],
  ['legal.phone', '+353 1 555 0134'],
  ['shipping.from', 'Dublin, IE'],
  ['shipping.dutiesPaidIn', 'US, PR, GB, CH, LI, BR, CN, AU, CA, JP, KR'],
  ['shipping.dutiesDueIn', 'MX, CO, AR, PE, EC, PA, SV, CL, VN, KW, BH'],
] as const;

export async function seedDemo(app: App, sandbox: Sandbox | undefined): Promise<void> {
  const { platform } = app;
  const say = (text: string) => process.stdout.write(`  ${text}\n`);
  say('Filling the demonstration data: catalogue and pictures …');
  const variantIds = await seedCatalogue(platform);
  const passwordHash = await hashPassword(demoPassword(platform));
  await platform.database.withTx(async (tx) => {
    const ctx = systemContext(platform, tx);
    for (const { username, email, role } of operators) {
      await createAccount(ctx, {
        username,
        email,
        passwordHash,
        nickname: username,
        language: 'en',
        roles: [role],
        emailVerified: true,
        termsAccepted: true,
        isShared: true,
      });
    }
  });
  say('Opening six stores …');
  const { clock } = platform;
  const until = clock.now();
  const { SEED_DEMO, DEMO_SEED } = platform.config;
  const canTravel = SEED_DEMO === 'auto' && sandbox !== undefined && clock instanceof OffsetClock;
  if (canTravel) {
    travelTo(clock, new Date(until.getTime() - (historyDays + 1) * 86_400_000));
    await seedDepartments(platform);
  }
  for (const store of stores) await seedStore(platform, store, passwordHash, variantIds);
  await seedWelcome(platform);
  for (const [key, value] of sellerFacts) await writeConfig(systemContext(platform), key, value);
  // The profile menu of the console shows a link to the source code only where there is an address.
  await writeConfig(systemContext(platform), 'link.code', 'https://code.vitrine.example/vitrine');
  await seedCourses(platform);
  await app.outbox.drain(platform);
  if (canTravel) {
    say(`Living through ${historyDays} days of orders, parcels and payouts …`);
    await liveHistory(app, sandbox, { clock, until, dayCount: historyDays, seed: DEMO_SEED });
    await seedReviews(platform);
    await seedReturns(platform);
    await seedClicks(platform, { until, dayCount: historyDays, seed: DEMO_SEED + 1 });
    await seedNotices(platform, (daysAgo) =>
      travelTo(clock, new Date(until.getTime() - daysAgo * 86_400_000)),
    );
    clock.advance(-clock.offsetMs);
  } else await seedNotices(platform);
  await platform.database.db.run(sql`analyze`);
}

/** The lines of the ready message about the demonstration. */
export function describeDemo(platform: Platform): string[] {
  const { config } = platform;
  const password = demoPassword(platform);
  const names = [
    ...operators.map(({ username }) => username),
    ...stores.map(({ owner }) => owner.email),
  ];
  return [
    ...(config.SMTP_URL ? [] : [`Mails        ${config.consoleUrl}/outbox`]),
    '',
    `Accounts     ${names.slice(0, 4).join(', ')},`,
    `             ${names.slice(4).join(', ')}`,
    `Password     ${password}`,
    ...stores.slice(0, 2).map((store) => `Store        ${config.storeUrl}/s/${store.key}`),
  ];
}
