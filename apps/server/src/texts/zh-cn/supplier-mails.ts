import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/supplier-mails.ts';

export const supplierMails = translationOf<typeof english.supplierMails>()({
  'purchase-order': {
    subject: '{platform} 的采购单 {number}',
    paragraphs: [
      '我们想订购 {units} 件商品，合计 {total}。采购单附在邮件中：一份 PDF，一份供您导入系统的 CSV 文件。',
      '点击下方按钮打开页面，即可确认订单、填写包裹的运单号，或告知哪些商品缺货。无需账户。',
    ],
    action: '打开采购单',
    closing: '此链接仅供您本人使用：任何持有它的人都能以您的名义回复。',
  },
  'purchase-units-withdrawn': {
    subject: '请勿发货：采购单 {number} 有变更',
    paragraphs: ['以下商品已取消，或已从别处发出，请从包裹中取出。尚待交付：{open} 件。'],
    action: '打开采购单',
    closing: '已经发出？请写信告诉我们，我们会一起处理。',
  },
  'supplier-stock-link': {
    subject: '您在 {platform} 的库存与价格页面',
    paragraphs: ['点击下方按钮打开页面，库存或价格有变动时上传表格即可。无需账户。'],
    action: '打开页面',
    closing: '此链接仅供您本人使用，自您上次使用起 30 天内有效。',
  },
});
