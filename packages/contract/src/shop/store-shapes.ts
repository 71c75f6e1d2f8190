import { z } from 'zod';
import { languages } from '../locales.ts';
import { socialKinds } from './social-links.ts';

export const languageShape = z.enum(languages);

/** 3 to 40 characters, a-z 0-9 and -, neither at an end nor doubled. */
export const slugShape = z
  .string()
  .min(3)
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug');

export const priceEndings = ['none', '99', '95', '00'] as const;

export type PriceEnding = (typeof priceEndings)[number];

export const settlementModes = ['platform', 'direct'] as const;

export type SettlementMode = (typeof settlementModes)[number];

/** A percentage of the platform price in the API: 200 is twice that price; two decimals at most. */
export const percentageShape = z.number().min(100).max(2000).multipleOf(0.01);

/** Orders that were placed, prices that the owner fixed. */
export const currencyLocks = ['orders', 'prices'] as const;

export type CurrencyLock = (typeof currencyLocks)[number];

export const storedLinkShape = z.object({ kind: z.enum(socialKinds), url: z.string() });
