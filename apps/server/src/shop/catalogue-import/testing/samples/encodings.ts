import { columns, createRow, joinLines, type SampleFile } from './sample-file.ts';

/** "ティーポット" in Shift-JIS. */
const teapotInJapanese = [0x83, 0x65, 0x83, 0x42, 0x81, 0x5b, 0x83, 0x7c, 0x83, 0x62, 0x83, 0x67];

/** Files in encodings other than UTF-8. */
export const encodingSamples: SampleFile[] = [
  {
    kind: 'Windows-1252 with accents and a sign of euro',
    layout: 'shopify',
    settings: { currency: 'EUR', usdRate: '1.1' },
    content: Buffer.from(
      joinLines(columns, createRow('theiere', 'Th\xe9i\xe8re \x96 gr\xe8s', 'W-1', '10.00 \x80')),
      'latin1',
    ),
    counts: { newCount: 1, newVariantCount: 1 },
    products: { theiere: ['Théière – grès', 1] },
    prices: [1100],
  },
  {
    kind: 'UTF-16 with tabs, as Excel writes "Unicode text"',
    layout: 'shopify',
    content: Buffer.from(
      `\ufeff${joinLines(columns, createRow('lampara', 'Lámpara 灯', 'X-1', '11.00')).replaceAll(',', '\t')}`,
      'utf16le',
    ),
    counts: { newCount: 1, newVariantCount: 1 },
    products: { lampara: ['Lámpara 灯', 1] },
    prices: [1100],
  },
  {
    kind: 'UTF-16 with the larger byte first',
    layout: 'shopify',
    content: Buffer.from(
      `\ufeff${joinLines(columns, createRow('big', 'Größe', 'X-2', '12.00'))}`,
      'utf16le',
    ).swap16(),
    counts: { newCount: 1, newVariantCount: 1 },
    products: { big: ['Größe', 1] },
    prices: [1200],
  },
  {
    kind: 'Shift-JIS',
    layout: 'shopify',
    content: Buffer.concat([
      Buffer.from(`${columns}\r\nteapot-jp,`),
      Buffer.from(teapotInJapanese),
      Buffer.from(',Home > Tea,active,JP-1,Title,Default Title,13.00\r\n'),
    ]),
    counts: { newCount: 1, newVariantCount: 1 },
    products: { 'teapot-jp': ['ティーポット', 1] },
    prices: [1300],
  },
];
