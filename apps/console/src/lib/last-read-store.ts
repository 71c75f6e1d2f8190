import { readStored, writeStored } from './stored.ts';

const key = 'lastRead';
/** Its figures as they were written, which the page paints before its script runs. */
const shownKey = 'lastShown';

/** What the phone showed last, as text, to be read without a network. It is of one person and ends with the session. */
export const lastReadStore = {
  read: () => readStored(key),
  write: (text: string) => writeStored(key, text),
  writeShown: (text: string) => writeStored(shownKey, text),
  erase: () => {
    writeStored(key, null);
    writeStored(shownKey, null);
  },
};
