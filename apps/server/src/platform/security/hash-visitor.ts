import { createHmac } from 'node:crypto';
import type { Ctx } from '../context.ts';

/** The address of a visitor as it is stored: equal for equal addresses, and nothing that anyone can turn back. */
export const hashVisitor = ({ platform, call }: Pick<Ctx, 'platform' | 'call'>): string =>
  createHmac('sha256', platform.config.secret)
    .update(`visitor-address:${call.address}`)
    .digest('hex')
    .slice(0, 32);
