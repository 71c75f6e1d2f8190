import type { SQL } from 'drizzle-orm';
import { inScope } from '#admin/data-scope/index.ts';
import type { Ctx } from '#platform/context.ts';
import { notices } from './notices.tables.ts';

/** The notices that the caller may manage: those that he, or somebody within his data scope, added. */
export const seenNotices = (ctx: Ctx): SQL => inScope(ctx, { creator: notices.createdById });
