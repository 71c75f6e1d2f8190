/** Choosing the part of a picture that is shown. */
export const crop = {
  title: 'Crop the picture',
  hint: 'Move it with the mouse, a finger or the arrow keys.',
  zoom: 'Zoom',
  use: 'Use this part',
} as const;
