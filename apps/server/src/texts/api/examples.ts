import {
  createProductForm,
  createVariant,
  emptyTexts,
  fillNames,
  fillTexts,
} from '@vitrine/contract/shop/new-product.ts';

/** Values to show for a field of a name, where the shape takes them. */
export const sampleValues: Readonly<Record<string, string | number | boolean>> = {
  id: '1024',
  // Those of RFC 8291.
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  username: 'luna@example.com',
  nickname: 'Luna',
  name: 'Luna Home',
  email: 'luna@example.com',
  password: 'three-quiet-lamps',
  confirmPassword: 'three-quiet-lamps',
  newPassword: 'three-quiet-lamps',
  captchaKey: '3f0c2a6b9d1e4c7f8a5b6c7d8e9f0a1b',
  captchaCode: 'k7m2p',
  captchaBase64: 'data:image/png;base64,iVBORw0KGgo=',
  code: '204815',
  tokenType: 'Bearer',
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDI0In0.signature',
  refreshToken: 'n7Jx0d2kq9Yw',
  expiresIn: 900,
  number: 'VT-20418',
  slug: 'luna',
  key: 'ribbon-surprise-box',
  amount: 4190,
  currency: 'EUR',
  quantity: 2,
  units: 2,
  total: 1,
  orderId: '20418',
  productId: '311',
  variantId: '1207',
  percentage: 200,
  countryCode: 'DE',
  country: 'DE',
  city: 'Berlin',
  postcode: '10115',
  line1: 'Invalidenstraße 12',
  firstName: 'Ada',
  lastName: 'Keller',
  phone: '+49 30 901820',
  carrier: 'DHL',
  cutOff: '14:00',
  timeZone: 'Europe/Berlin',
  trackingNumber: 'JD014600003828',
  note: 'Arrived damaged',
  dictCode: 'gender',
  label: 'Female',
  value: '2',
  userAgent: 'Mozilla/5.0',
  kind: 'website',
  url: 'https://example.com/luna',
  publicUrl: 'https://example.com/s/luna',
  storeUrl: 'https://example.com/s/luna',
  imageUrl: '/files/catalogue/ribbon-box.webp',
  perm: 'sys:menu:edit',
  parentId: '0',
  msg: 'ok',
};

/** What fits where no name is known: ids, codes, colours, secrets, in the forms that shapes ask for. */
export const sampleTexts: readonly string[] = [
  'text',
  '1024',
  'US',
  '204815',
  'luna',
  '#2f6ff0',
  '2f6ff0',
  'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6',
  '2f1c9f7a-6d6e-4b54-9a1f-0c5f8a7b6d11',
  'https://example.com/',
  'uploads/2026/11/1f2e3d4c5b6a.webp',
  '/files/uploads/2026/11/1f2e3d4c5b6a.webp',
  '4.5',
  '4',
];

/** Fields that are null beside others: a price is either fixed or a percentage. */
export const shownAsNull: ReadonlySet<string> = new Set([
  'fixed',
  'redirect',
  'hold',
  'holdReason',
  'cancelledAt',
  'cancelReason',
  'valueKey',
  'failure',
  'failedAt',
]);

/** A product whose fields fit each other. */
export const exampleProduct = createProductForm({
  key: 'stoneware-teapot',
  categoryId: '17',
  status: 'active',
  texts: fillTexts({ en: { ...emptyTexts, name: 'Stoneware Teapot' } }),
  excludedCountries: ['US'],
  options: [
    {
      key: 'colour',
      names: fillNames({ en: 'Colour' }),
      values: [{ key: 'sage', names: fillNames({ en: 'Sage' }), swatch: '#7fa58c' }],
    },
  ],
  variants: [
    createVariant({
      values: { colour: 'sage' },
      sku: 'TP-06-SAG',
      barcode: '4006381333931',
      platformPrice: { amount: 1_200, currency: 'USD' },
      weightGrams: 780,
      unitPrice: { total: { value: 600, unit: 'ml' }, base: { value: 1, unit: 'l' } },
      supplies: [
        {
          supplierId: '3',
          cost: { amount: 710, currency: 'EUR' },
          reference: '',
          isPreferred: true,
        },
      ],
    }),
  ],
  images: [
    {
      key: '2026-11-20/1f2e3d4c5b6a.webp',
      alt: fillNames({ en: 'Teapot, lid on' }),
      focusX: 47,
      focusY: 58,
      valueKey: 'colour:sage',
    },
  ],
});

/** Either the counted units or a difference. */
export const exampleMovement = {
  variantId: '1207',
  to: null,
  by: 12,
  reason: 'delivery',
  note: '',
};

const savedProduct = {
  id: '311',
  version: 4,
  form: exampleProduct,
  variantIds: ['1207'],
};

/** Examples that no shape can know: `operation body` or `operation reply`. */
export const givenExamples: Readonly<Record<string, unknown>> = {
  'stock.createMovement body': exampleMovement,
  'products.create body': exampleProduct,
  'products.update body': { version: 4, form: exampleProduct },
  'productDrafts.put body': { baseVersion: 4, form: exampleProduct, version: null },
  'productDrafts.read reply': {
    version: '5b0f8a54-5f0e-4a54-9a0e-2a1c6c7f0b11',
    savedAt: '2026-11-29T10:42:00.000Z',
    baseVersion: 4,
    form: exampleProduct,
    changes: [{ path: 'brand', before: '', after: 'Ribera' }],
  },
  'products.create reply': savedProduct,
  'products.update reply': savedProduct,
  'products.duplicate reply': savedProduct,
  'products.listVariants reply': { list: exampleProduct.variants, nextCursor: null },
  'products.form reply': {
    ...savedProduct,
    unitsOnHand: 12,
    createdAt: '2026-11-20T10:15:00.000Z',
    publishedAt: '2026-11-20T10:15:00.000Z',
  },
  'auth.login body': {
    username: 'luna@example.com',
    password: 'three-quiet-lamps',
    captchaKey: '3f0c2a6b9d1e4c7f8a5b6c7d8e9f0a1b',
    captchaCode: 'k7m2p',
  },
};
