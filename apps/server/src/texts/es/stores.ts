export const neutralName = 'Tienda nueva';
