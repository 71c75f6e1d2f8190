import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { legal as english } from '../en/legal.ts';

export const legal = translationOf<typeof english>()({
  terms1: '您可以免费开店，自行选择销售我们目录中的商品并定价，但不得低于平台价加费用。',
  terms2:
    '商品由我们供应并发货。根据店铺的收款方式，买家的合同对象为平台或您本人，店铺页面和邮件中均会注明。',
  terms3: '您的收益为售价减去每个订单中列明的费用，在商品送达并经过保留期后打入您关联的账户。',
  terms4: '请勿夸大商品功效、盗用他人名称或图片，也不要发送骚扰信息。违反者我们可暂停其店铺。',
  terms5: '您可以随时关闭店铺。未完成的订单会继续处理，已获得的收益会照常支付。',
  privacy1: '我们保存您的邮箱、店铺、订单以及法律要求卖家保存的信息，且绝不出售。',
  privacy2: '买家的姓名和地址仅用于配送。银行卡号直接提交给支付服务商，我们不会看到。',
  privacy3: '访问统计不保存 IP 地址，仅使用每日更换密钥的哈希值。',
  privacy4: '本浏览器仅保存您的登录状态和设置，没有广告 Cookie。',
  privacy5: '您可随时查询、更正我们保存的您的信息，并在会计法规允许的范围内要求删除。',
});
