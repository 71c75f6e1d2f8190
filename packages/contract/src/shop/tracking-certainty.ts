/**
 * `certain`: no other carrier writes such numbers; `likely`: its check digit fits, or its first letters are the carrier's;
 * `possible`: the length alone.
 */
export const certainties = ['certain', 'likely', 'possible'] as const;

export type Certainty = (typeof certainties)[number];
