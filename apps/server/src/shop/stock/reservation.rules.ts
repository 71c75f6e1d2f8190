/** How much stock one visitor may keep from others before paying. All of it are settings (`RESERVATION_…`). */
export interface ReservationLimits {
  /** How long an ordinary reservation lasts. */
  fullMs: number;
  /** How long the last units, or more than a share, are reserved. */
  briefMs: number;
  /** How long a brief reservation of a variant counts before the same visitor gets another one. */
  briefAgainMs: number;
  /** Part of a variant's stock that one visitor may reserve in full. */
  sharePercent: number;
  /** Units that one visitor may reserve in full, over all variants and stores. */
  unitsMax: number;
  /** Variants that one visitor may reserve briefly at a time. */
  briefVariantsMax: number;
}

/** A visitor is recognised by the cart, by the browser's visit and by the network; each of them is bounded. */
export const holderKinds = ['cart', 'visitor', 'network'] as const;
export type HolderKind = (typeof holderKinds)[number];

/** What a holder with the buyer's cart, browser or network has reserved, or had reserved briefly not long ago. */
export interface RelatedHold {
  variantId: string;
  quantity: number;
  isHeld: boolean;
  /** A hold of the very order counts only for how long its brief reservation has lasted. */
  isOwn: boolean;
  briefSince: Date | null;
  sharedBy: readonly HolderKind[];
}

export interface WantedUnits {
  variantId: string;
  quantity: number;
  onHand: number;
  free: number;
}

export type Reservation =
  | { kind: 'full'; until: Date }
  | { kind: 'brief'; since: Date; until: Date }
  | { kind: 'none' };

const sumOf = (holds: readonly { quantity: number }[]) =>
  holds.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * How the units of an order are reserved while it is being paid: in full, briefly, or not at all. No buyer is refused: a
 * payment without a reservation takes what is there when the money comes, or is returned.
 */
export function checkReservations(
  wanted: readonly WantedUnits[],
  related: readonly RelatedHold[],
  limits: ReservationLimits,
  now: Date,
): Map<string, Reservation> {
  const judged = new Map<string, Reservation>();
  let fullUnits = 0;
  const ownBriefs = new Set<string>();
  const since = new Date(now.getTime() - limits.briefAgainMs);
  const isRecent = (hold: RelatedHold) => hold.briefSince !== null && hold.briefSince > since;

  function isWithinShare(
    { variantId, quantity, onHand, free }: WantedUnits,
    kind: HolderKind,
  ): boolean {
    const share = onHand > 1 ? Math.max(1, Math.floor((onHand * limits.sharePercent) / 100)) : 0;
    const held = related.filter(
      (hold) => hold.isHeld && !hold.isOwn && hold.sharedBy.includes(kind),
    );
    return (
      free - quantity >= 1 &&
      sumOf(held.filter((hold) => hold.variantId === variantId)) + quantity <= share &&
      sumOf(held) + fullUnits + quantity <= limits.unitsMax
    );
  }

  function hasBriefLeft(variantId: string, kind: HolderKind): boolean {
    const others = related
      .filter((hold) => isRecent(hold) && hold.sharedBy.includes(kind))
      .map((hold) => hold.variantId);
    const variants = new Set([...others, ...ownBriefs]);
    return variants.has(variantId) || variants.size < limits.briefVariantsMax;
  }

  for (const units of wanted) {
    if (holderKinds.every((kind) => isWithinShare(units, kind))) {
      fullUnits += units.quantity;
      judged.set(units.variantId, { kind: 'full', until: new Date(now.getTime() + limits.fullMs) });
      continue;
    }
    const earlier = related
      .filter((hold) => hold.variantId === units.variantId && isRecent(hold))
      .map((hold) => Number(hold.briefSince));
    const begun = new Date(Math.min(now.getTime(), ...earlier));
    const until = new Date(begun.getTime() + limits.briefMs);
    if (until > now && holderKinds.every((kind) => hasBriefLeft(units.variantId, kind))) {
      ownBriefs.add(units.variantId);
      judged.set(units.variantId, { kind: 'brief', since: begun, until });
    } else judged.set(units.variantId, { kind: 'none' });
  }
  return judged;
}
