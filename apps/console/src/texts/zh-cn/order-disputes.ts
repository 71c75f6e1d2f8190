import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { orderDisputes as english } from '../en/order-disputes.ts';

export const orderDisputes = translationOf<typeof english>()({
  openTitle: '买家对这笔付款提出了争议。',
  lostTitle: '争议败诉。',
  held: '本订单的 {amount} 收益已冻结。',
  open_platform:
    '我们会向银行提交送达证明，并告知您裁定结果，通常在三个月内。您无需任何操作。在此之前无法退款。',
  open_direct:
    '银行已从您在支付服务商的账户中扣回款项。我们会提交送达证明，并告知您裁定结果，通常在三个月内。在此之前无法退款。',
  lost_platform: '款项已退回买家。本订单的利润已被收回；商品、运费和手续费由我们承担。',
  lost_direct: '款项已从您在支付服务商的账户退回买家。您为该订单支付的款项不予退还。',
});
