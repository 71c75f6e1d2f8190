import type { AppName } from '#server/pages/web.ts';
import { adviseOnAddresses, type Config } from '../platform/config/config.ts';

/** What a server that has started says: the addresses of what it serves, and what was done or is to be known. */
export function describeReady(
  config: Config,
  served: readonly AppName[],
  notes: readonly string[],
): string[] {
  return [
    '',
    ...(served.includes('console')
      ? [`  Console      ${config.consoleUrl}/`, `  Mobile site  ${config.mobileUrl}/`]
      : []),
    ...(served.includes('storefront') ? [`  Storefront   ${config.storeUrl}/`] : []),
    ...(served.includes('console') ? [`  API          ${config.consoleUrl}/api/docs`] : []),
    ...(served.includes('health')
      ? [`  Works off jobs; its health is told at port ${config.PORT}`]
      : []),
    ...[...notes, ...adviseOnAddresses(config)].map((note) => `  ${note}`),
  ];
}
