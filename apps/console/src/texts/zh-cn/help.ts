import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { help as english } from '../en/help.ts';

export const help = translationOf<typeof english>()({
  help: '帮助与联系',
  contactUs: '联系我们',
  openChat: '打开聊天',
  courses: '课程',
  findTwoStep: '两步验证登录',
  findTwoStepWords: '2FA、双重验证、验证器、一次性验证码、TOTP、恢复、安全',
  findPayouts: '提现',
  findPayoutsWords: '提款、打款、收款、转账、银行、余额、payout',
  findPayoutAccount: '收款账户',
  findPayoutAccountWords: '银行账户、IBAN、PayPal、Stripe、绑定',
  findAddress: '店铺地址',
  findAddressWords: '网址、链接、域名、名称、URL',
  findTopics: '店铺主题',
  findTopicsWords: '类目、商品、选择、销售',
  findData: '复制或删除我的数据',
  findDataWords: '隐私、导出、下载、注销、账户',
});
