import { type Config, ConfigError } from '#platform/config/config.ts';
import type { PaymentProvider, ProviderDefinition } from './provider.ts';
import * as definitions from './provider-list.ts';

/** Providers that people expect and that this version may not have: their settings would be given in vain. */
const expected = { stripe: 'Stripe', paypal: 'PayPal' };

const prefixOf = (name: string) => `${name.toUpperCase()}_`;

/** True when `npm start` is given neither a provider nor a choice: all providers are then tried out at the sandbox. */
const isTrial = (config: Config, list: readonly ProviderDefinition[]): boolean =>
  config.mode === 'start' &&
  !config.PAYMENT_PROVIDER &&
  list.some(({ trial }) => trial) &&
  !list.some(
    ({ name, trial }) =>
      trial && Object.keys(config.given).some((setting) => setting.startsWith(prefixOf(name))),
  );

/** Stripe's and PayPal's API of the sandbox; new payments go to a provider for cards that people will use later. */
function createTrial(config: Config, list: readonly ProviderDefinition[], faults: string[]) {
  const tried = list.flatMap(
    ({ settings, create, trial }) => (trial && create(config, settings.parse(trial))) ?? [],
  );
  const others = list.filter(({ trial }) => !trial);
  const all = [...tried, ...others.flatMap((other) => createOne(other, config, faults) ?? [])];
  return { all, forNew: all.find(({ kind }) => kind === 'card') };
}

function createOne(
  { name, settings, create }: ProviderDefinition,
  config: Config,
  faults: string[],
): PaymentProvider | undefined {
  const known = Object.keys(settings.shape);
  const given = Object.keys(config.given).filter((setting) => setting.startsWith(prefixOf(name)));
  // The sandbox has none of its own here: the server runs it, so its settings are the server's.
  if (known.length > 0) {
    if (!given.length) return undefined;
    faults.push(
      ...given
        .filter((setting) => !known.includes(setting))
        .map((setting) => `${setting} is no setting of Vitrine`),
    );
  }
  const parsed = settings.safeParse(config.given);
  if (parsed.success) return create(config, parsed.data);
  faults.push(...parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  return undefined;
}

/** The provider of new payments: the chosen one, or the only one. Which is the first in a list decides nothing. */
function chooseForNew(
  chosen: string | undefined,
  open: readonly PaymentProvider[],
  kinds: readonly string[],
  faults: string[],
) {
  const names = open.map(({ name }) => name);
  if (chosen && !kinds.includes(chosen))
    faults.push(
      `PAYMENT_PROVIDER: ${chosen} is no payment provider of Vitrine, choose ${kinds.join(', ')}`,
    );
  else if (chosen && !names.includes(chosen))
    faults.push(`PAYMENT_PROVIDER: ${chosen} is not set up`);
  else if (!chosen && names.length > 1)
    faults.push(
      `PAYMENT_PROVIDER is missing: ${names.join(', ')} are set up, name the one that new payments go to`,
    );
  return open.find(({ name }) => name === chosen || names.length === 1);
}

/** The providers that are set up, and the one of new payments. Throws one sentence for each setting that cannot be used. */
export function createProviders(
  config: Config,
  list: readonly ProviderDefinition[] = Object.values(definitions),
): { all: readonly PaymentProvider[]; forNew: PaymentProvider | undefined } {
  const faults: string[] = [];
  const kinds = list.map(({ name }) => name);
  for (const [name, label] of Object.entries(expected)) {
    const idle = kinds.includes(name)
      ? []
      : Object.keys(config.given).filter((setting) => setting.startsWith(prefixOf(name)));
    faults.push(
      ...idle.map(
        (setting) =>
          `${setting} is set, but this version cannot take payments by ${label}: remove it`,
      ),
    );
  }
  let all: PaymentProvider[];
  let forNew: PaymentProvider | undefined;
  if (isTrial(config, list)) ({ all, forNew } = createTrial(config, list, faults));
  else {
    all = list.flatMap((definition) => createOne(definition, config, faults) ?? []);
    forNew = chooseForNew(config.PAYMENT_PROVIDER, all, kinds, faults);
  }
  if (faults.length)
    throw new ConfigError(`These settings cannot be used: ${faults.join('. ')}. See .env.example.`);
  return { all, forNew };
}
