import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Common passwords in the interface languages that are missing in the library's list, which is mostly English. */
const regionalWords = [
  ...[
    'contraseña',
    'contrasena',
    'teamo',
    'teamomucho',
    'bienvenido',
    'barcelona',
    'realmadrid',
    'alejandro',
    'mariposa',
    'princesa',
  ],
  ...[
    'senha',
    'minhasenha',
    'bemvindo',
    'flamengo',
    'palmeiras',
    'corinthians',
    'saopaulo',
    'obrigado',
    'coração',
    'brasil',
  ],
  ...[
    'motdepasse',
    'bienvenue',
    'bonjour',
    'jetaime',
    'soleil',
    'doudou',
    'marseille',
    'chouchou',
    'azerty',
    'coucou',
  ],
  ...[
    'woaini',
    'woaini1314',
    'woaini520',
    '5201314',
    'mima',
    'wodemima',
    'nihao',
    'zhongguo',
    'beijing',
    'shanghai',
  ],
  ...['vitrine', 'creator', 'mystore'],
];

/** NIST SP 800-63B: a password has to withstand the guesses that a rate-limited login allows. zxcvbn sets this limit at 10⁶ guesses. */
const guessesMin = 1_000_000;
const goodGuessesMin = 100_000_000;
const strongGuessesMin = 10_000_000_000;
/** The cost of an estimate grows with the length, and a password is strong enough if this many characters are unguessable. */
const lengthMax = 64;

export const newPasswordLengthMin = 8;

let factory: Promise<ZxcvbnFactory> | undefined;

/** The dictionaries take about 25 MB of memory, so they are loaded when the first password is chosen. */
async function loadFactory(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, regional: regionalWords },
    graphs: common.adjacencyGraphs,
  });
}

/** How many guesses an attacker needs who tries likely passwords first, and words that are known of the account. */
async function guessesFor(password: string, personal: readonly string[]): Promise<number> {
  factory ??= loadFactory();
  const words = personal
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= 3);
  return (await factory).check(password.slice(0, lengthMax), words).guesses;
}

/**
 * Whether an attacker who tries likely passwords first would find this one within a million attempts. `personal` contains words
 * that the attacker knows of the account, such as its email address.
 */
export const isGuessable = async (
  password: string,
  personal: readonly string[],
): Promise<boolean> => (await guessesFor(password, personal)) < guessesMin;

/** 0 too short, 1 refused as guessable, then 2 to 4 as it resists longer: the limits of zxcvbn. */
export async function passwordStrength(
  password: string,
  personal: readonly string[],
): Promise<0 | 1 | 2 | 3 | 4> {
  if (password.length < newPasswordLengthMin) return 0;
  const guesses = await guessesFor(password, personal);
  if (guesses < guessesMin) return 1;
  if (guesses < goodGuessesMin) return 2;
  return guesses < strongGuessesMin ? 3 : 4;
}
