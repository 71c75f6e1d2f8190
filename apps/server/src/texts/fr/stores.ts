export const neutralName = 'Nouvelle boutique';
