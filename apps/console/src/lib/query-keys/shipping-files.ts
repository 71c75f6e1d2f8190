/** Presets of files for carriers and warehouses. */
export const shippingFileKeys = {
  presets: ['operations', 'shipping-presets'],
} as const;
