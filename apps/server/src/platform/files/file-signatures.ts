/** The first bytes of files, which decide what they are: names prove nothing. */
const signatures = {
  pdf: Buffer.from('%PDF-'),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const;

export const hasSignature = (bytes: Buffer, format: keyof typeof signatures): boolean =>
  bytes.subarray(0, signatures[format].length).equals(signatures[format]);
