import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../context.ts';

const tokenBytes = 24;
const idBytes = 8;
/** Ids of rows are far below; what is above is the version. */
const versionShift = 48n;

function signatureOf({ config }: Platform, purpose: string, id: Buffer): Buffer {
  return createHmac('sha256', config.secret)
    .update(`${purpose}:`)
    .update(id)
    .digest()
    .subarray(0, tokenBytes - idBytes);
}

/** What a link names: a row, and the version of the links to it. */
export interface SignedId {
  id: string;
  version: number;
}

/**
 * The id of a row as the secret of a link (32 characters of base64url): it opens what the purpose names, and nothing is stored for it.
 * A row whose links can be revoked has a version, which the reader of the link compares.
 */
export function signId(platform: Platform, purpose: string, rowId: string, version = 0): string {
  const id = Buffer.alloc(idBytes);
  id.writeBigUInt64BE((BigInt(version) << versionShift) | BigInt(rowId));
  return Buffer.concat([id, signatureOf(platform, purpose, id)]).toString('base64url');
}

/** The row in a link of that purpose, and its version; nothing when it was not signed here. */
export function readSigned(
  platform: Platform,
  purpose: string,
  token: string,
): SignedId | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== tokenBytes) return undefined;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(platform, purpose, id)))
    return undefined;
  const value = id.readBigUInt64BE();
  return {
    id: BigInt.asUintN(Number(versionShift), value).toString(),
    version: Number(value >> versionShift),
  };
}

/** The same for rows whose links cannot be revoked. */
export function idOfSigned(platform: Platform, purpose: string, token: string): string | undefined {
  const signed = readSigned(platform, purpose, token);
  return signed?.version === 0 ? signed.id : undefined;
}
