import type { Ctx, Platform } from '#platform/context.ts';
import { perPlatform } from '#platform/per-platform.ts';

const currentOf = perPlatform(() => ({ isTest: true }));

/** Selects the book of tests or of real money, as the mode of payments changes. */
export function selectBook(platform: Platform, isTest: boolean): void {
  currentOf(platform).isTest = isTest;
}

/** True while the platform takes test payments: balances, movements and new journals are those of tests then. */
export const isTestBook = (ctx: Ctx): boolean => currentOf(ctx.platform).isTest;
