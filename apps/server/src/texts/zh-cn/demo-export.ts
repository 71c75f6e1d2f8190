import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/demo-export.ts';

export const demoExport = translationOf<typeof english.demoExport>()({
  heads: {
    name: '名称',
    kind: '类别',
    price: '价格（美元）',
    percent: '占比（%）',
    link: '链接',
    state: '状态',
  },
  kinds: { book: '图书', gadget: '小工具', service: '服务' },
  on: '启用',
  off: '停用',
});
