import type { ReactNode } from 'react';

/** The canonical text of a cell, or the sentence with what to enter instead. */
export type ParsedCell = { text: string } | { error: string };

export interface SheetColumn<Row> {
  key: string;
  title: string;
  /** In pixels. */
  width: number;
  align?: 'end';
  /** The text of the stored value, in the form that `parse` returns. */
  read: (row: Row) => string;
  /** Reads what was typed or pasted. A column without it is computed: it is shown and copied, and never changed. */
  parse?: (text: string, row: Row) => ParsedCell;
  /** The text as people of the language write it, for the editor and the clipboard; `parse` reads it again. */
  editText?: (text: string) => string;
  /** A switch, whose text is "1" or nothing. */
  isSwitch?: boolean;
  /** Proposals of the editor while something is typed. */
  choices?: readonly string[];
  /** How the text is shown; as it is when left out. The row comes with its changes in `getText`. */
  show?: (text: string, row: Row, getText: (column: string) => string) => ReactNode;
  /** Columns with numbers have a sum and an average in the foot, and can be changed by a percentage. */
  isNumber?: boolean;
  /** To which such numbers are rounded; none when left out. */
  decimals?: number;
}

/** A table whose rows are loaded as they are needed: of those that are not there yet, `rowAt` returns undefined. */
export interface SheetTable<Row> {
  columns: readonly SheetColumn<Row>[];
  rowCount: number;
  rowAt: (index: number) => Row | undefined;
  idOf: (row: Row) => string;
  /** A row that is not stored yet: its changed cells show no earlier value. */
  isNew?: (row: Row) => boolean;
}

/** A cell by the indexes of its row and column. */
export interface Place {
  row: number;
  column: number;
}

/** Both ends belong to it. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A change that is not saved. An erroneous one keeps what was entered, and is left out of what is saved. */
export interface Edit {
  text: string;
  error?: string;
  /** A colleague has stored another value since: the change waits for a choice, with that as its error. */
  clash?: EditClash;
}

/** The stored text that was changed, which is no longer the stored one. */
export interface EditClash {
  before: string;
  /** Where numbers of a column have different ones: of the text before, and of the changed one. */
  unit: string;
}

/** By the id of the row, then by the key of the column. */
export type Edits = ReadonlyMap<string, ReadonlyMap<string, Edit>>;

/** A change of chosen cells, which can be made again once more rows are loaded. */
export type SheetStep = <Row>(state: SheetState, table: SheetTable<Row>) => SheetState;

/** Takes a new state; a change of many cells comes with its step, for tables that have to load some of their rows first. */
export type ChangeSheet = (state: SheetState, step?: SheetStep) => void;

export interface SheetState {
  edits: Edits;
  /** Earlier edits, the newest last, and those that were undone. */
  past: readonly Edits[];
  future: readonly Edits[];
  anchor: Place;
  active: Place;
}
