type Ports<Count extends number, List extends number[] = []> = List['length'] extends Count
  ? List
  : Ports<Count, [...List, number]>;

/** Exactly as many as asked for: a tuple where the number is written out. */
export function findPorts<Count extends number>(
  count: Count,
): Promise<number extends Count ? number[] : Ports<Count>>;
