import { readStored, writeStored } from './stored.ts';

const key = 'lastRead';

/** What the phone showed last, as text, to be read without a network. It is of one person and ends with the session. */
export const lastReadStore = {
  read: () => readStored(key),
  write: (text: string) => writeStored(key, text),
  erase: () => writeStored(key, null),
};
