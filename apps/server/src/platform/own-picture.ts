import type { Ctx } from './context.ts';
import { Failure } from './failure.ts';

/** The absolute address of a picture that was uploaded here, as the upload answered it; clients of other origins load it. */
export const addressOfPicture = ({ platform }: Ctx, path: string): string =>
  path.startsWith('/') ? new URL(path, platform.config.consoleUrl).href : path;

/** The path of a picture that was uploaded here, from its absolute address. */
export function pathOfPicture({ platform }: Ctx, address: string): string {
  if (!/^https?:/.test(address)) return address;
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(platform.config.consoleUrl).origin)
    throw new Failure('invalid-input', { fields: [{ path: 'avatar', code: 'own-picture' }] });
  return pathname;
}
