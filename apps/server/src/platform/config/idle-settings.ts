import type { Mode } from './mode.ts';

type Present = Readonly<Record<string, string | undefined>>;

/** Prefixes of setting names that no other software nearby uses: an unknown name with one of them is a typo. */
const ownPrefixes = /^(SMTP|MAIL|SELLER|SANDBOX|S3|FACEBOOK|SECOND|MIGRATIONS|SEED|DEMO|HSTS)_/;
/** What Kubernetes puts into the environment of each process for a service of that name. */
const ofService = /_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_(TCP|UDP)(_\w+)?)=|_PORT=(tcp|udp):/;

/** Settings that work only together: the first names what the others are for. */
const groups: readonly { needed: readonly string[]; also: readonly string[] }[] = [
  { needed: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], also: ['GOOGLE_ISSUER'] },
  { needed: ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'], also: ['FACEBOOK_ISSUER'] },
  {
    needed: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    also: ['S3_ENDPOINT', 'S3_REGION'],
  },
];

const isFlagSet = (value: string | undefined) => value === '1' || value === 'true';

/** Settings that would be accepted and do nothing, one sentence each, because operators would rely on them. */
export function findIdleSettings(present: Present, known: readonly string[], mode: Mode): string[] {
  const faults: string[] = [];
  for (const [name, value] of Object.entries(present)) {
    if (ownPrefixes.test(name) && !known.includes(name) && !ofService.test(`${name}=${value}`))
      faults.push(`${name} is no setting of Vitrine`);
  }
  for (const { needed, also } of groups) {
    const given = [...needed, ...also].filter((name) => present[name]);
    const missing = needed.filter((name) => !present[name]);
    if (given.length && missing.length)
      faults.push(`${given.join(', ')} has no effect without ${missing.join(', ')}`);
  }
  if (mode === 'serve') {
    const ofSandbox = ['SANDBOX_URL', 'SANDBOX_PUBLIC_URL', 'SANDBOX_SECRETS'].filter(
      (name) => present[name],
    );
    if (ofSandbox.length && !isFlagSet(present['ALLOW_SANDBOX']))
      faults.push(`${ofSandbox.join(', ')} has no effect in production without ALLOW_SANDBOX=1`);
    if (present['SEED_DEMO'] && present['SEED_DEMO'] !== 'off')
      faults.push('SEED_DEMO has no effect in production: remove it');
  }
  return faults;
}
