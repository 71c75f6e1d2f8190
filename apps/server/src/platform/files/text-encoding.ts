import type { GuessCertainty, TextEncoding } from '@vitrine/contract/table-files.ts';

export interface EncodingGuess {
  encoding: TextEncoding;
  certainty: GuessCertainty;
}

const startsWith = (bytes: Uint8Array, ...signs: number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign);

/** The encoding that a byte order mark names. */
function encodingByMark(bytes: Uint8Array): TextEncoding | undefined {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return undefined;
}

/** UTF-16 without a mark: separators and digits have a zero as one half, always the same one. */
function wideEncodingOf(bytes: Uint8Array): TextEncoding | undefined {
  let even = 0;
  let odd = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even + odd < bytes.length / 50) return undefined;
  if (odd > even * 10) return 'utf-16le';
  return even > odd * 10 ? 'utf-16be' : undefined;
}

/** Japanese text has syllables; bytes of a western text that happen to be valid have none. */
function isShiftJis(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('shift_jis', { fatal: true }).decode(bytes, { stream: true });
    return /[\u3041-\u3096\u30a1-\u30fa]/u.test(text);
  } catch {
    return false;
  }
}

/** Counts, over all bytes of a file, what is valid in UTF-8 beyond ASCII, and what is not. */
export class Utf8Counter {
  validCount = 0;
  invalidCount = 0;
  private pending = 0;
  private isFirstTail = false;
  private lowest = 0x80;
  private highest = 0xbf;

  add(bytes: Uint8Array): void {
    for (const byte of bytes) this.addByte(byte);
  }

  private addByte(byte: number): void {
    if (this.pending > 0) {
      const [low, high] = this.isFirstTail ? [this.lowest, this.highest] : [0x80, 0xbf];
      if (byte >= low && byte <= high) {
        this.isFirstTail = false;
        this.pending -= 1;
        if (this.pending === 0) this.validCount += 1;
        return;
      }
      this.invalidCount += 1;
      this.pending = 0;
    }
    if (byte < 0x80) return;
    this.pending = byte >= 0xc2 && byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    if (byte < 0xc2 || byte > 0xf4) {
      this.invalidCount += 1;
      this.pending = 0;
      return;
    }
    this.isFirstTail = true;
    // Overlong forms, halves of pairs and what is beyond Unicode.
    this.lowest = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80;
    this.highest = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf;
  }

  finish(): void {
    if (this.pending > 0) this.invalidCount += 1;
    this.pending = 0;
  }
}

/** Guesses the encoding of a text by its first bytes and by the counts over all of them. */
export function findEncoding(head: Uint8Array, counted: Utf8Counter): EncodingGuess {
  const marked = encodingByMark(head);
  if (marked)
    return {
      encoding: marked,
      certainty: marked === 'utf-8' && counted.invalidCount > 0 ? 'unsure' : 'sure',
    };
  const wide = wideEncodingOf(head);
  if (wide) return { encoding: wide, certainty: 'likely' };
  if (counted.invalidCount === 0) return { encoding: 'utf-8', certainty: 'sure' };
  // A text of another encoding has next to no valid sequences: this one is damaged.
  if (counted.validCount > counted.invalidCount * 20)
    return { encoding: 'utf-8', certainty: 'unsure' };
  return isShiftJis(head)
    ? { encoding: 'shift_jis', certainty: 'likely' }
    : { encoding: 'windows-1252', certainty: 'likely' };
}

/** The place of the first byte that an encoding does not have, and the line that it is in; it is after `from`. */
export async function findInvalidByte(
  parts: AsyncIterable<Uint8Array>,
  encoding: TextEncoding,
  from: number,
): Promise<{ byte: number; line: number }> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let read = 0;
  let byte = 0;
  let line = 1;
  const decode = (bytes: Uint8Array) => {
    const text = decoder.decode(bytes, { stream: true });
    read += bytes.length;
    line += text.split('\n').length - 1;
    // Without a letter, a sequence of several bytes has begun.
    if (text) byte = read;
  };
  try {
    for await (const part of parts) {
      if (read + part.length <= from) decode(part);
      else for (let at = 0; at < part.length; at += 1) decode(part.subarray(at, at + 1));
    }
  } catch {
    // Found.
  }
  return { byte, line };
}
