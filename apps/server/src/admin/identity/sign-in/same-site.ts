import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { readAllowedOrigins } from '#platform/http/other-origins.ts';

/**
 * Refuses a form that another site's page sent: login is multipart, so no preflight protects it. Browsers say in
 * `Sec-Fetch-Site` where a call comes from; what is not a browser sends neither header.
 */
export function rejectCrossSite(ctx: Ctx): void {
  const { headers } = ctx.call;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const origin = headers['origin'];
  if (!site && !origin) return;
  if (origin && readAllowedOrigins(ctx.platform.config).has(origin)) return;
  if (origin && !site && URL.canParse(origin) && new URL(origin).host === headers['host']) return;
  throw new Failure('cross-site');
}
