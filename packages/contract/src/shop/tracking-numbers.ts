import { z } from 'zod';
import { foldWidth } from '../fold-width.ts';

/** Shorter texts are no tracking number of any carrier: a part of one was copied. */
export const trackingLengthMin = 8;
export const trackingLengthMax = 40;

/** A tracking number as it is stored: capital letters, without spaces, with digits of a Latin keyboard. */
export const toTrackingNumber = (typed: string): string =>
  foldWidth(typed).replaceAll(/\s+/g, '').toUpperCase();

/** The number of a parcel that is entered. */
export const trackingNumberShape = z
  .string()
  .overwrite(toTrackingNumber)
  .regex(/^[A-Z0-9-]{4,40}$/);
