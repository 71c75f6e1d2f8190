import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Common passwords in the interface languages that are missing in the library's list, which is mostly English. */
const regionalWords = [
  ...['contraseña', 'contrasena', 'teamo', 'teamomucho', 'bienvenido', 'barcelona', 'realmadrid', 'alejandro', 'mariposa', 'princesa'],
  ...['senha', 'minhasenha', 'bemvindo', 'flamengo', 'palmeiras', 'corinthians', 'saopaulo', 'obrigado', 'coração', 'brasil'],
  ...['motdepasse', 'bienvenue', 'bonjour', 'jetaime', 'soleil', 'doudou', 'marseille', 'chouchou', 'azerty', 'coucou'],
  ...['woaini', 'woaini1314', 'woaini520', '5201314', 'mima', 'wodemima', 'nihao', 'zhongguo', 'beijing', 'shanghai'],
  ...['vitrine', 'creator', 'mystore'],
];

/** NIST SP 800-63B: a password has to withstand the guesses that a rate-limited login allows. zxcvbn sets this limit at 10⁶ guesses. */
const guessesMin = 1_000_000;
/** The cost of an estimate grows with the length, and a password is strong enough if this many characters are unguessable. */
const lengthMax = 64;

let factory: Promise<ZxcvbnFactory> | undefined;

/** The dictionaries take about 25 MB, so they are loaded when the first password is chosen. */
async function loadFactory(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, regional: regionalWords },
    graphs: common.adjacencyGraphs,
  });
}

/**
 * Whether an attacker who tries likely passwords first would find this one within a million attempts. `personal` contains words
 * that the attacker knows of the account, such as its email address.
 */
export async function isGuessable(password: string, personal: readonly string[]): Promise<boolean> {
  factory ??= loadFactory();
  const words = personal.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length >= 3);
  return (await factory).check(password.slice(0, lengthMax), words).guesses < guessesMin;
}
