/** Parsers without an end. */
export function runForever(): never {
  for (;;);
}

export function fillMemory(): never {
  const all: number[][] = [];
  for (;;) all.push(new Array<number>(1_000_000).fill(all.length));
}

export const countLetters = (text: string): number => text.length;
