import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A field of a certificate: its tag, the length of its content, the content. */
function field(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const long = size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...(size < 128 ? [size] : long)]), content]);
}

const sequence = (...parts: readonly Buffer[]) => field(0x30, ...parts);
const text = (tag: number, value: string) => field(tag, Buffer.from(value));
const [sha256WithRsa, commonName] = ['2a864886f70d01010b', '550403'].map((oid) =>
  field(0x06, Buffer.from(oid, 'hex')),
) as [Buffer, Buffer];

/** A certificate that its own key has signed, as X.509 describes it; Node.js reads such ones and makes none. */
function certify(publicKey: KeyObject, privateKey: KeyObject): string {
  const algorithm = sequence(sha256WithRsa, field(0x05));
  const name = sequence(field(0x31, sequence(commonName, text(0x0c, 'Sandbox of PayPal'))));
  const body = sequence(
    field(0xa0, field(0x02, Buffer.from([2]))),
    field(0x02, Buffer.from([1])),
    algorithm,
    name,
    // The sandbox's clock may be anywhere in these years.
    sequence(text(0x17, '200101000000Z'), text(0x17, '491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = field(0x03, Buffer.from([0]), sign('RSA-SHA256', body, privateKey));
  const lines =
    sequence(body, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/** A key for signing events, with its certificate and the name under which that is kept. */
export function createSigningKey() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = certify(publicKey, privateKey);
  const mark = createHash('sha256').update(pem).digest('hex');
  return { privateKey, pem, name: `CERT-${mark.slice(0, 8)}-${mark.slice(8, 16)}` };
}

export type SigningKey = ReturnType<typeof createSigningKey>;
