declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Content encryption of RFC 8188, the half of it that browsers do. */
  export function decrypt(
    body: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
  const ece: { decrypt: typeof decrypt };
  export default ece;
}
