/** Fields of what is printed for parcels, of files for carriers, and of parcels that went wrong. */
export const shippingDocumentFields: Readonly<Record<string, string>> = {
  'ShippingPreset.format': 'In which format the file is downloaded.',
  'ShippingPresetForm.format': 'In which format the file is downloaded.',
  'shippingExports.download.format': 'The format of the file.',
  'ShippingPreset.author':
    'Who made it; null for a preset of the caller, and for one whose author is gone.',
};
