/** Pictures of the store: cropped, put in order, linked. */
export const storePictures = {
  slidePicture: 'Carousel picture {place}',
  slideMove: 'Move picture {place}',
  slideMoveHint: 'Drag, or use the arrow keys',
  slideUp: 'Move picture {place} up',
  slideDown: 'Move picture {place} down',
  slideRemove: 'Remove picture {place}',
  slideMoved: 'The picture is now number {place}.',
  slideLink: 'Picture {place} leads to',
  slideNowhere: 'Nothing',
  slideProduct: 'A product',
  slideCategories: 'Categories',
  slideFind: 'Find a product',
  slideNone: 'No product matches.',
  slideChange: 'Change',
  slideHidden: 'Hidden: buyers see the picture without a link.',
  slideGone: 'No longer on sale: buyers see the picture without a link.',
} as const;
