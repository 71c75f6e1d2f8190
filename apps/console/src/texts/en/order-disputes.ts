/** A disputed payment, as the owner of the order reads it. */
export const orderDisputes = {
  openTitle: 'The buyer disputes this payment.',
  lostTitle: 'The dispute was lost.',
  held: 'Your {amount} of this order is held.',
  open_platform:
    'We answer the bank with the parcel’s proof and tell you what it decides, usually within three months. You have nothing to do. Until then nothing can be refunded.',
  open_direct:
    'The bank has taken the money back from your account at the payment provider. We answer with the parcel’s proof and tell you what it decides, usually within three months. Until then nothing can be refunded.',
  lost_platform:
    'The buyer got the money back. Your margin of this order was taken back; we bear the goods, the shipping and the fee.',
  lost_direct:
    'The buyer got the money back from your account at the payment provider. What you paid for the order stays paid.',
} as const;
