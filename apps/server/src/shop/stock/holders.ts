import { createHmac } from 'node:crypto';
import type { Ctx } from '#platform/context.ts';
import { limitNetwork } from '#platform/http/rate-limits.ts';
import type { HolderKind, ReservationLimits } from './reservation.rules.ts';

export type HolderKeys = Readonly<Record<HolderKind, string | null>>;

const minuteMs = 60_000;

export function reservationLimits({ platform: { config } }: Ctx): ReservationLimits {
  return {
    fullMs: config.RESERVATION_MINUTES * minuteMs,
    briefMs: config.RESERVATION_BRIEF_MINUTES * minuteMs,
    briefAgainMs: config.RESERVATION_BRIEF_AGAIN_MINUTES * minuteMs,
    sharePercent: config.RESERVATION_SHARE_PERCENT,
    unitsMax: config.RESERVATION_UNITS_MAX,
    briefVariantsMax: config.RESERVATION_BRIEF_VARIANTS_MAX,
  };
}

/** Whom a reservation counts for. Only keyed hashes are stored: a database does not say who looked at what from where. */
export function holderKeysOf(ctx: Ctx, cartId: string | null): HolderKeys {
  const keyOf = (kind: HolderKind, value: string | null | undefined) =>
    value
      ? createHmac('sha256', ctx.platform.config.secret)
          .update(`stock-holder:${kind}:${value}`)
          .digest('base64url')
      : null;
  return {
    cart: keyOf('cart', cartId),
    visitor: keyOf('visitor', ctx.call.cookies['vt_visit']),
    network: keyOf('network', limitNetwork(ctx.call.address)),
  };
}
