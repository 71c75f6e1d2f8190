/** On the pictures of shared links. */
export const previewCards = {
  from: 'from {price}',
  headline: 'Your store.\nOur stock.\nYour margin.',
  open: 'Open your store for free',
} as const;
