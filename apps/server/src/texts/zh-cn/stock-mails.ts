import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/stock-mails.ts';

export const stockMails = translationOf<typeof english.stockMails>()({
  'stock-alert-placed': {
    subject: '{product}到货后我们会通知您',
    paragraphs: ['您在 {store} 登记了到货通知：“{product}”重新有货时，我们会发一封邮件给您。'],
    action: '取消并删除我的邮箱',
    closing: '不是您本人操作，或改变了主意？点击上方按钮即可取消。否则无需任何操作。',
  },
  'back-in-stock': {
    subject: '{product}已到货',
    paragraphs: [
      '您登记的商品“{product}”在 {store} 重新有货了。我们不会预留库存，可能很快再次售罄。',
    ],
    action: '查看商品',
    closing: '关于此商品的邮件仅此一封，您的邮箱地址已从名单中删除。',
  },
});
