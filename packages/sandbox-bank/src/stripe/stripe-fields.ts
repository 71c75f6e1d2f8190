import type Stripe from 'stripe';
import type { Via } from '../sandbox.types.ts';

/** The fields of an object that the caller wants as objects instead of ids. */
export type Expand = readonly string[];

export const isWanted = (expand: Expand, name: string) =>
  expand.some((path) => path === name || path.startsWith(`${name}.`));
export const getWithin = (expand: Expand, name: string): Expand =>
  expand.flatMap((path) => (path.startsWith(`${name}.`) ? path.slice(name.length + 1) : []));

export const toSeconds = (at: string | undefined): number =>
  Math.floor(new Date(at ?? '2026-01-01T00:00:00.000Z').getTime() / 1_000);

export const getMetadata = (via: Via | undefined) =>
  (via?.fields['metadata'] ?? {}) as Stripe.Metadata;

export const createEmptyList = (url: string) => ({
  object: 'list' as const,
  data: [],
  has_more: false,
  url,
});
