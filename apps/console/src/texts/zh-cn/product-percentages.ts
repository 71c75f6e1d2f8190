import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productPercentages as english } from '../en/product-percentages.ts';

export const productPercentages = translationOf<typeof english>()({
  byCategory: '按类目设置百分比',
  byCategoryLine: '已单独定价的商品保持不变。',
  canUndo: '可以撤销。',
  wholeStore: '整个店铺',
  productsChange_one: '{count} 件商品变动',
  productsChange_other: '{count} 件商品变动',
  keep_one: '{count} 件保持原价',
  keep_other: '{count} 件保持原价',
  raised_one: '{count} 件低于最低价，将调整为最低价。',
  raised_other: '{count} 件低于最低价，将调整为最低价。',
  takenBack: '已恢复之前的价格',
  firstOf: '共 {count} 件，列出最新的 {shown} 件。',
  apply_one: '修改 {count} 件',
  apply_other: '修改 {count} 件',
  applied_one: '{count} 件商品已改价。',
  applied_other: '{count} 件商品已改价。',
  percentElsewhere: '另一窗口刚将此处设为 {percent}。再次应用以使用您的设置，或取消以保留。',
  percentGoneElsewhere: '另一窗口刚移除了此处的百分比。再次应用以使用您的设置，或取消。',
});
