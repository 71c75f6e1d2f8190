import { readStored, writeStored } from '../../lib/stored.ts';

const key = 'lastCarrier';

/** The carrier of the parcel that was shipped last in this browser: most leave with the same one. */
export const readLastCarrier = (): string => readStored(key) ?? '';
export const saveLastCarrier = (carrier: string): void => writeStored(key, carrier);
