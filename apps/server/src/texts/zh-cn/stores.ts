export const neutralName = '新店铺';
