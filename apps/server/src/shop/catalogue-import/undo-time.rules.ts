const undoDays = 7;

/** Until when an import can be undone. */
export const undoUntil = (finishedAt: Date): Date =>
  new Date(finishedAt.getTime() + undoDays * 86_400_000);
