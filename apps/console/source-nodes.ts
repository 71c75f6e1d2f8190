/** A part of a parsed module, with its place in the text. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The parts of these types, outer ones first. */
export function* findNodes(node: unknown, types: ReadonlySet<string>): Generator<Node> {
  if (Array.isArray(node)) for (const child of node) yield* findNodes(child, types);
  else if (node && typeof node === 'object') {
    if (types.has((node as Node).type)) yield node as Node;
    for (const child of Object.values(node)) yield* findNodes(child, types);
  }
}
