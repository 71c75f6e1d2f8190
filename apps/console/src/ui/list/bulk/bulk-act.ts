import type { BulkEndpoints, BulkRow } from '@vitrine/contract/bulk.ts';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { ReactNode } from 'react';

type EffectOf<E extends BulkEndpoints> =
  EndpointAnswer<E['run']> extends { list: { effect: infer Effect }[] }
    ? NonNullable<Effect>
    : never;

/** An action on several rows, as data: the server decides row by row what it does. */
export interface BulkAct<E extends BulkEndpoints = BulkEndpoints> {
  label: string;
  endpoints: E;
  /** The fixed part of the body of both endpoints. */
  body: Readonly<Record<string, string>>;
  /** An input before the act: a reason for the act alone, or a number, a choice or a word that the preview needs as well. */
  input?:
    | { kind: 'reason'; name: string; label: string; min: number; max: number }
    | { kind: 'units'; name: string; label: string }
    | {
        kind: 'choice';
        name: string;
        label: string;
        options: readonly { value: string; label: string }[];
      }
    | { kind: 'word'; name: string; label: string; max: number; suggestions: readonly string[] };
  /** A further text that may be left empty and is for the act alone. */
  note?: { name: string; label: string; max: number };
  /** The consequences. */
  hint?: string;
  isDanger?: boolean;
  /** Shows the change of one row. */
  describe: (effect: EffectOf<E>) => ReactNode;
  invalidates: readonly (readonly unknown[])[];
}

/** Gives an action its types; a list takes actions of any endpoints. */
export const createBulkAct = <E extends BulkEndpoints>(act: BulkAct<E>): BulkAct =>
  act as unknown as BulkAct;

export interface BulkAnswer {
  list: readonly BulkRow<never>[];
}
