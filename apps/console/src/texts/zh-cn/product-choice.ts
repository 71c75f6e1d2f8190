import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productChoice as english } from '../en/product-choice.ts';

export const productChoice = translationOf<typeof english>()({
  topicsChosen: '店铺销售 {all} 个主题中的 {count} 个',
  sellsAll: '店铺销售全部商品。',
  chooseTopics: '选择您的主题',
  changeTopics: '更改主题',
  categoryInStore: '在我的店铺',
  newJoin: '新品自动上架',
  newJoinSwitch: '{name}：新商品自动上架',
  chosen_one: '已选 {count} 件商品',
  chosen_other: '已选 {count} 件商品',
  chooseAllRows: '选择列表中的全部商品',
  chooseRow: '选择 {name}',
  choiceFull: '一次最多更改 {count} 件商品',
  clearChoice: '清除选择',
  showChosen: '上架到我的店铺',
  hideChosen: '从我的店铺下架',
  chooseProducts: '选择商品',
  newInCatalogue: '目录新品',
  newOnly: '新品',
  newOnlyN: '新品（{count}）',
  newProducts_one: '{count} 件新品',
  newProducts_other: '{count} 件新品',
  notForMe: '不适合我的店铺',
  noneNew: '没有新品。目录中新增而未自动上架到您店铺的商品会显示在这里。',
});
