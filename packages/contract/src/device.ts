export interface Device {
  /** Names of products, the same in every language; empty when they cannot be determined. */
  browser: string | undefined;
  system: string | undefined;
  isHandheld: boolean;
}

/** The more special first: most browsers claim to be others as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** What a person would call the device that sent this User-Agent: roughly, because the header says little and may lie. */
export function readDevice(userAgent: string): Device {
  const program = /^[\w.-]{1,30}(?=\/)/.exec(userAgent)?.[0];
  const system = nameIn(systems, userAgent);
  return {
    browser: nameIn(browsers, userAgent) ?? (program === 'Mozilla' ? undefined : program),
    system,
    isHandheld: system === 'iPhone' || system === 'iPad' || system === 'Android',
  };
}
