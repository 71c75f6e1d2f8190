import { defineEvent } from '#platform/events.ts';

/** A file is to be read whole. */
export const importCheckStarted = defineEvent<{ importId: string; checkNumber: number }>(
  'catalogueImports.checkStarted',
);

/** Products of a file are to be imported: once at the start, and again after each part of a long import. */
export const importContinued = defineEvent<{ importId: string }>('catalogueImports.continued');

/** An import is to be undone, likewise in parts. */
export const undoContinued = defineEvent<{ importId: string }>('catalogueImports.undoContinued');

/** Pictures are to be fetched: at the end of an import, after a retry, and again after each part of many. */
export const picturesDue = defineEvent<{ importId: string }>('catalogueImports.picturesDue');
