import { type Node, visitorKeys } from 'oxc-parser';

/** The nodes directly below a node of a syntax tree, in the order of the source. */
export function childrenOf(node: Node): Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const child = (node as unknown as Record<string, unknown>)[key];
    return (Array.isArray(child) ? child : [child]).filter(Boolean) as Node[];
  });
}
