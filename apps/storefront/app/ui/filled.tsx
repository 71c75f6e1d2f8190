import { Fragment, type ReactNode } from 'react';

/** Fills the `{name}` places of a text with elements. */
export function filled(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode[] {
  // Every second piece is the name of a place; pieces have no identity but their position.
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    const key = `${index}-${piece}`;
    return <Fragment key={key}>{index % 2 ? (parts[piece] ?? `{${piece}}`) : piece}</Fragment>;
  });
}
