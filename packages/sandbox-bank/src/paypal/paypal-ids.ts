import { createHash } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = BigInt(alphabet.length);
/** 16 bytes. */
const digits = 22;

/**
 * The id of an object in PayPal's dialect: letters and digits only, as the book's lines need it, from which the bank's
 * reference (`pay_…`) is found again. The first letter distinguishes the objects of one row.
 */
export function toPaypalId(letter: string, ref: string): string {
  const bytes = Buffer.from(ref.slice(ref.indexOf('_') + 1), 'base64url');
  let rest = BigInt(`0x${bytes.toString('hex') || '0'}`);
  let id = '';
  for (let place = 0; place < digits; place += 1) {
    id = `${alphabet[Number(rest % base)]}${id}`;
    rest /= base;
  }
  return letter + id;
}

/** The bank's reference of such an id; none for any other text. */
export function toRef(kind: string, letter: string, id: string): string | undefined {
  if (!id.startsWith(letter) || !/^[0-9A-Za-z]+$/.test(id) || id.length !== digits + 1)
    return undefined;
  let value = 0n;
  for (const digit of id.slice(1)) value = value * base + BigInt(alphabet.indexOf(digit));
  const hex = value.toString(16).padStart(32, '0');
  return hex.length === 32 ? `${kind}_${Buffer.from(hex, 'hex').toString('base64url')}` : undefined;
}

const merchantAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The 13 characters of an account. */
export function toMerchantId(ref: string): string {
  const bytes = createHash('sha256').update(ref).digest().subarray(0, 13);
  return [...bytes].map((byte) => merchantAlphabet[byte % merchantAlphabet.length]).join('');
}
