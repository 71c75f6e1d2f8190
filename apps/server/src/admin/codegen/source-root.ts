import path from 'node:path';
import type { Ctx } from '#platform/context.ts';

/** The sources of this program. */
const ownRoot = path.resolve(import.meta.dirname, '../../../../..');

/** The folder of the sources that code is generated for. */
export const rootOf = (ctx: Ctx): string => path.resolve(ctx.platform.config.CODE_ROOT ?? ownRoot);
