/** Settings that cannot be used. The message is one sentence for each of them, for the person who starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
