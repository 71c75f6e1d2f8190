/** Fields of what is printed for parcels, of files for carriers, and of parcels that went wrong. */
export const shippingDocumentFields: Readonly<Record<string, string>> = {
  'ShippingPreset.format': 'In which format the file is downloaded.',
  'ShippingPresetForm.format': 'In which format the file is downloaded.',
  'shippingExports.download.format': 'The format of the file.',
  'ShippingExportsDownloadBody.columns': 'The columns of the file, in its order; each once.',
  'ShippingPreset.author':
    'Who made it; null for a preset of the caller, and for one whose author is gone.',
  'ParcelProblemRow.state':
    '`open` until it is decided; then `found` (the parcel turned up), `resent` or `refunded`.',
  'ParcelProblemDetail.state':
    '`open` until it is decided; then `found` (the parcel turned up), `resent` or `refunded`.',
  'ParcelProblemRow.kind': '`lost`, `refused` by the buyer, or `returned` to the sender.',
  'ParcelProblemDetail.kind': '`lost`, `refused` by the buyer, or `returned` to the sender.',
  'ParcelProblemDetail.can': 'What the caller can do with it now.',
  'ParcelProblemDetail.refund':
    'What a refund gives back now, to the buyer and to the owner of a direct store; null for nothing.',
  reportedAt: 'When it was noted that the parcel went wrong.',
  reportedBy: 'The operator who noted it; null where nobody is known.',
  resolvedAt: 'When it was decided; null while it is open.',
  resolvedBy: 'The operator who decided it; null where nobody is known.',
  refundedBefore: 'Units that were refunded before: they are neither sent nor refunded again.',
  resolve: 'Whether the caller can decide about it now.',
  inspect: 'Whether goods that came back can be inspected now.',
  replace: 'Whether the same items can be sent again now.',
  sendReplacement: 'Whether a replacement waits for its parcel.',
  replacement: 'The parcel in which the same items were sent again; null until it left.',
  restocked: 'Units that went back into stock; null until that is known.',
};
