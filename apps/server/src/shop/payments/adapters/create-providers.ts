import { type Config, ConfigError } from '#platform/config/config.ts';
import type { PaymentProvider, ProviderDefinition } from './provider.ts';
import * as definitions from './provider-list.ts';

/** Providers that people expect and that this version may not have: their settings would be given in vain. */
const expected = { stripe: 'Stripe', paypal: 'PayPal' };

const prefixOf = (name: string) => `${name.toUpperCase()}_`;

/** Keys that were entered in the back office, decrypted. */
export interface StoredSettings {
  provider: string;
  isLive: boolean;
  settings: Readonly<Record<string, string>>;
}

interface Stored {
  /** The mode that was chosen in the back office. */
  isLive: boolean;
  keys: readonly StoredSettings[];
}

export interface CreatedProviders {
  /** Those of the current mode. */
  all: readonly PaymentProvider[];
  forNew: PaymentProvider | undefined;
  /** Those whose keys are stored for the other mode: they decide what was begun in it. */
  others: readonly PaymentProvider[];
  isLive: boolean;
  /** Set up by the environment, which decides the mode then. */
  fromEnvironment: ReadonlySet<string>;
  /** Why stored keys cannot be used, one sentence each. */
  faults: readonly string[];
}

const describeIssues = (issues: readonly { path: PropertyKey[]; message: string }[]): string[] =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

/** True when the environment has settings of the provider. */
const isGiven = ({ name, settings }: ProviderDefinition, config: Config): boolean =>
  Object.keys(settings.shape).length > 0 &&
  Object.keys(config.given).some((setting) => setting.startsWith(prefixOf(name)));

/** True when `npm start` is given neither a provider nor a choice: all providers are then tried out at the sandbox. */
const isTrial = (config: Config, list: readonly ProviderDefinition[]): boolean =>
  config.mode === 'start' &&
  !config.PAYMENT_PROVIDER &&
  list.some(({ trial }) => trial) &&
  !list.some((definition) => definition.trial && isGiven(definition, config));

/** Stripe's and PayPal's API of the sandbox, one for cards first: most people will use that later. */
function createTrial(
  config: Config,
  list: readonly ProviderDefinition[],
  faults: string[],
): PaymentProvider[] {
  const tried = list.flatMap(
    ({ settings, create, trial }) => (trial && create(config, settings.parse(trial))) ?? [],
  );
  const others = list.filter(({ trial }) => !trial);
  return [
    ...tried.sort((one, other) => Number(other.kind === 'card') - Number(one.kind === 'card')),
    ...others.flatMap((definition) => createOne(definition, config, faults) ?? []),
  ];
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
  faults.push(...describeIssues(parsed.error.issues));
  return undefined;
}

/** The provider of stored keys; throws a sentence for each that cannot be used. */
export function createFromStored(
  { entered, create }: ProviderDefinition,
  config: Config,
  { isLive, settings }: Pick<StoredSettings, 'isLive' | 'settings'>,
): PaymentProvider | undefined {
  const parsed = entered?.settings.safeParse({ ...settings, ...entered.ofMode(isLive) });
  if (parsed?.success === false)
    throw new ConfigError(describeIssues(parsed.error.issues).join('. '));
  return parsed && create(config, parsed.data);
}

/** The default of the environment: the chosen one, or the only one. Which is the first in a list decides nothing. */
function checkDefault(
  chosen: string | undefined,
  open: readonly PaymentProvider[],
  list: readonly ProviderDefinition[],
  faults: string[],
): void {
  const names = open.map(({ name }) => name);
  const definition = list.find(({ name }) => name === chosen);
  if (chosen && !definition)
    faults.push(
      `PAYMENT_PROVIDER: ${chosen} is no payment provider of Vitrine, choose ${list.map(({ name }) => name).join(', ')}`,
    );
  // Its keys may be entered in the back office later.
  else if (chosen && !names.includes(chosen) && !definition?.entered)
    faults.push(`PAYMENT_PROVIDER: ${chosen} is not set up`);
  else if (!chosen && names.length > 1)
    faults.push(
      `PAYMENT_PROVIDER is missing: ${names.join(', ')} are set up, name the one that new payments go to`,
    );
}

/** All that the stored keys set up, of both modes; the environment wins over stored keys of the same provider. */
function createStored(
  { keys }: Stored,
  config: Config,
  list: readonly ProviderDefinition[],
  fromEnvironment: ReadonlySet<string>,
  faults: string[],
): PaymentProvider[] {
  return keys.flatMap((stored) => {
    const definition = list.find(({ name }) => name === stored.provider);
    if (!definition || fromEnvironment.has(stored.provider)) return [];
    try {
      return createFromStored(definition, config, stored) ?? [];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      faults.push(`${stored.provider}: ${error.message}`);
      return [];
    }
  });
}

/**
 * The providers that are set up, and the one of new payments. The environment is checked: throws one sentence for each of its
 * settings that cannot be used. Stored keys that cannot be used set up nothing, and the server runs.
 */
export function createProviders(
  config: Config,
  list: readonly ProviderDefinition[] = Object.values(definitions),
  stored: Stored = { isLive: false, keys: [] },
): CreatedProviders {
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
  const isTried = isTrial(config, list);
  const given = isTried
    ? createTrial(config, list, faults)
    : list.flatMap((definition) => createOne(definition, config, faults) ?? []);
  const fromEnvironment = new Set(
    list.filter((definition) => isGiven(definition, config)).map(({ name }) => name),
  );
  const own = given.filter(({ name }) => fromEnvironment.has(name));
  if (!isTried) checkDefault(config.PAYMENT_PROVIDER, given, list, faults);
  const [first] = own;
  const other = own.find(({ isLive }) => isLive !== first?.isLive);
  if (first && other)
    faults.push(
      `${first.name} has ${first.isLive ? 'live' : 'test'} keys and ${other.name} has ${other.isLive ? 'live' : 'test'} keys: all providers take real money, or none does`,
    );
  if (faults.length)
    throw new ConfigError(`These settings cannot be used: ${faults.join('. ')}. See .env.example.`);
  const isLive = first?.isLive ?? stored.isLive;
  const entered = createStored(stored, config, list, fromEnvironment, faults);
  const isCurrent = (provider: PaymentProvider) => provider.isLive === isLive;
  // Keys replace the trial of the same provider and mode; what needs no keys comes last.
  const isReplaced = ({ name, isLive: ofLive }: PaymentProvider) =>
    entered.some((provider) => provider.name === name && provider.isLive === ofLive);
  const rest = given.filter((provider) => !own.includes(provider) && !isReplaced(provider));
  const every = [...own, ...entered, ...rest];
  const all = every.filter(isCurrent);
  return {
    all,
    forNew: all.find(({ name }) => name === config.PAYMENT_PROVIDER) ?? all[0],
    others: every.filter((provider) => !isCurrent(provider)),
    isLive,
    fromEnvironment,
    faults,
  };
}
