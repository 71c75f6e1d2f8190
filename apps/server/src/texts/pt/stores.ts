export const neutralName = 'Loja nova';
