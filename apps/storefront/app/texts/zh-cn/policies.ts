import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { policies as english } from '../en/policies.ts';

export const policies = translationOf<typeof english>()({
  policies: {
    terms: {
      title: '销售条款',
      body: [
        '合同双方为您与本页所列销售方，在付款确认时成立。',
        '付款前会以扣款币种显示价格。',
        '收到包裹后 30 天内，您可以无理由取消。',
        '商品有缺陷时，销售方负责维修、更换或退款。',
      ],
    },
    privacy: {
      title: '隐私',
      body: [
        '您的姓名、地址和邮箱仅用于配送订单和通知您，未经同意不作他用。',
        '店主只能看到您的名字、姓氏首字母以及包裹目的城市和国家。',
        '银行卡或钱包信息在支付机构页面填写，我们看不到。',
        '访问统计不保存 IP 地址。本站的 Cookie 只保存购物车和您的选择。',
        '您可以通过联系地址索取或删除自己的数据。',
      ],
    },
    imprint: {
      title: '经营者信息',
      body: [
        'Vitrine是供创作者开店的平台。本页说明由谁经营平台，并对平台自身的页面负责。',
        '每家店铺都在页脚、结算页和邮件中写明销售方。销售方是我们时，由我们发货并受理退货；销售方是创作者时，合同由您与创作者订立。',
        '您可以用本站的任何一种语言与我们联系；如发现不当内容，也请告诉我们。',
      ],
    },
    delivery: {
      title: '配送',
      body: [
        '各商品页和结算页会显示送往您所在国家的时效和运费。',
        '包裹发出后，我们会立即发送运单号。',
        '没有收到？请联系我们：我们会查找、补发或退款。',
      ],
    },
    returns: {
      title: '退货',
      body: ['送达后 30 天内可以退货。', '请写信至联系地址并附订单号，我们会回复退货面单。', '包裹退回后五天内，款项原路退还。'],
    },
    taxes: {
      included: '价格已包含您所在国家或地区的税费。',
      added: '税费在价格之外另计，付款前会单独列出。',
    },
    seller: '销售方',
    operator: '经营者',
    address: '地址',
    contact: '联系方式',
    phone: '电话',
    returnAddress: '退货地址',
    email: '电子邮箱',
  },
});
