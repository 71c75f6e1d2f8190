import { readContact } from '#admin/configs/index.ts';
import { type Platform, systemContext } from '#platform/context.ts';
import { describeGeoData } from '#platform/geo.ts';
import { openTransport } from '#platform/mail/deliver-mail.ts';
import { findOldRates } from '#shop/markets/index.ts';
import { hasProvider, listProviders } from '#shop/payments/index.ts';

const answerWithinMs = 3_000;

/** Signs in to the mail server and leaves; answers why that does not work. */
async function findMailFault(url: string): Promise<string | undefined> {
  const transport = await openTransport(url);
  const limit = Promise.withResolvers<string>();
  const timer = setTimeout(
    () => limit.resolve(`no answer within ${answerWithinMs / 1000} s`),
    answerWithinMs,
  );
  const fault = transport.verify().then(
    () => undefined,
    (error: Error & { code?: string }) => error.code ?? error.message,
  );
  try {
    return await Promise.race([fault, limit.promise]);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

/** Rates that nobody fetches grow old, and buyers are not charged in a currency whose rate is too old. */
async function describeRates(platform: Platform): Promise<string[]> {
  if (platform.config.RATES_URL) return [];
  const old = await findOldRates(systemContext(platform));
  const oldest = old.map(({ at }) => at.toISOString().slice(0, 10)).sort()[0];
  const state = oldest
    ? `; ${old.length} of them are too old to charge buyers with (the oldest of ${oldest})`
    : '';
  return [
    `Note: RATES_URL is not set, so exchange rates are entered by hand (Operations → Exchange rates)${state}.`,
  ];
}

/** Nobody may take tests for real payments, or wait for buyers who cannot pay. */
function describePayments(platform: Platform): string[] {
  const ctx = systemContext(platform);
  const isServed = platform.config.mode === 'serve';
  if (!hasProvider(ctx))
    return [
      `${isServed ? 'Note:' : 'Payments    '} no payment provider is configured, so nobody can pay yet.`,
    ];
  const names = listProviders(ctx)
    .filter(({ isLive }) => !isLive)
    .map(({ name }) => name);
  if (!names.length) return [];
  return [
    isServed
      ? `Note: payments are only tests, by ${names.join(', ')}: their orders are neither shipped nor paid out.`
      : `Payments     only tests, by ${names.join(', ')}: no money moves`,
  ];
}

/** What a production that has started cannot do yet, or has not proven: one sentence for each service outside of it. */
export async function describeServices(platform: Platform): Promise<string[]> {
  const { mode, SMTP_URL, MAIL_FROM } = platform.config;
  const notes = describePayments(platform);
  if (mode !== 'serve') return notes;
  notes.push(...(await describeRates(platform)));
  if (!(await readContact(systemContext(platform))))
    notes.push(
      'Note: owners have no address to contact you: enter contact.address in the console (System → Config).',
    );
  const geoNote = describeGeoData(platform.clock.now());
  if (geoNote) notes.push(geoNote);
  if (!SMTP_URL) return notes;
  const { host } = new URL(SMTP_URL);
  const fault = await findMailFault(SMTP_URL);
  notes.push(
    fault
      ? `Note: the mail server ${host} cannot be used (${fault}): emails wait until it can.`
      : `Note: the mail server ${host} answers. Whether it takes emails from ${MAIL_FROM} is not proven before the first one.`,
  );
  return notes;
}
