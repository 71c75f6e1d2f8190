import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/account-mails.ts';

export const accountMails = translationOf<typeof english.accountMails>()({
  'registration-code': {
    subject: '您的 {platform} 验证码',
    paragraphs: ['请输入以下验证码完成开店，{minutes} 分钟内有效。'],
    closing: '如非本人操作，请忽略此邮件。',
  },
  'password-code': {
    subject: '重置密码验证码',
    paragraphs: ['请输入以下验证码设置新密码，{minutes} 分钟内有效。'],
    closing: '如非本人操作，请忽略此邮件。',
  },
  invitation: {
    subject: '您的 {platform} 账户',
    paragraphs: [
      '已为您开通 {platform} 账户，用户名是 {name}。请设置密码后登录；链接在 {days} 天内有效，且只能使用一次。',
    ],
    action: '设置密码',
    closing: '如果这与您无关，可以忽略此邮件。',
  },
  'password-link': {
    subject: '请设置新密码',
    paragraphs: [
      '我们的团队重置了 {name} 的密码，所有设备均已退出登录。请设置新密码；链接在 {days} 天内有效，且只能使用一次。',
    ],
    action: '设置密码',
    closing: '如有疑问，请联系我们。',
  },
  'social-code': {
    subject: '您的 {platform} 验证码',
    paragraphs: ['请输入以下验证码确认此邮箱归您所有，{minutes} 分钟内有效。'],
    closing: '如非本人操作，请忽略此邮件。',
  },
  'email-code': {
    subject: '确认您的新邮箱',
    paragraphs: ['请输入以下验证码，今后即可使用此邮箱登录 {platform}，{minutes} 分钟内有效。'],
    closing: '如非本人操作，请忽略此邮件：没有验证码就不会有任何更改。',
  },
  'mobile-code': {
    subject: '更改手机号的验证码',
    paragraphs: ['输入此验证码以保存新的手机号，{minutes} 分钟内有效。'],
    closing: '如果不是您本人操作，可以忽略此邮件：没有验证码，什么都不会改变。',
  },
  'email-taken': {
    subject: '有人想将您的邮箱用于另一个账户',
    paragraphs: [
      '有人（可能是您）想将此邮箱设为另一个 {platform} 账户的邮箱。此邮箱已属于您的账户，没有任何更改。',
    ],
    closing: '如非本人操作，请忽略此邮件。',
  },
  'already-registered': {
    subject: '您已有 {platform} 账户',
    paragraphs: ['有人（可能是您）尝试用此邮箱注册。该邮箱已有账户，请直接登录或重设密码。'],
    closing: '如非本人操作，请忽略此邮件。',
  },
  'no-account': {
    subject: '该邮箱没有 {platform} 账户',
    paragraphs: ['有人（可能是您）请求重置密码，但此邮箱没有账户。您可能使用了其他邮箱注册。'],
    closing: '如非本人操作，请忽略此邮件。',
  },
  welcome: {
    subject: '您的店铺已开张',
    paragraphs: ['欢迎使用 {platform}。您的店铺已上线：设置价格，分享链接吧。'],
    action: '进入店铺',
    closing: '很高兴您的加入。',
  },
  'factor-on': {
    subject: '两步验证已启用',
    paragraphs: ['账户 {email} 今后每次登录都需要输入身份验证器应用中的验证码。请妥善保存恢复码。'],
    action: '重设密码',
    closing: '如非本人操作，请立即重设密码并联系我们。',
  },
  'factor-off': {
    subject: '两步验证已关闭',
    paragraphs: ['账户 {email} 登录时不再需要验证码。'],
    action: '重设密码',
    closing: '如非本人操作，请立即重设密码并联系我们。',
  },
  'factor-reset': {
    subject: '您的两步验证已被重置',
    paragraphs: [
      '因手机和恢复码遗失，我们的团队已取消 {email} 的两步验证，所有设备均已退出登录。请用密码登录后重新设置。',
    ],
    action: '重设密码',
    closing: '如非本人操作，请立即重设密码并联系我们。',
  },
  'recovery-used': {
    subject: '恢复码已被使用',
    paragraphs: ['{email} 的一个恢复码刚刚被使用，剩余 {left} 个。'],
    action: '重设密码',
    closing: '如非本人操作，请立即重设密码并联系我们。',
  },
  'recovery-renewed': {
    subject: '新的恢复码',
    paragraphs: ['已为 {email} 生成新的恢复码，旧的恢复码已失效。'],
    action: '重设密码',
    closing: '如非本人操作，请立即重设密码并联系我们。',
  },
  'password-changed': {
    subject: '您的密码已更改',
    paragraphs: ['{email} 的密码已更改，其他设备均已退出登录。'],
    action: '重设密码',
    closing: '如非本人操作，请立即重设密码并联系我们。',
  },
  'email-changed': {
    subject: '您的邮箱已更改',
    paragraphs: [
      '您的 {platform} 账户 {email} 已改用 {newEmail}。今后请用新邮箱登录，邮件也会发往该邮箱。',
    ],
    closing: '如非本人操作，请立即回复此邮件，我们可以帮您找回账户。',
  },
  'email-entered': {
    subject: '您的账户登记了新的邮箱',
    paragraphs: [
      '我们的工作人员已将 {newEmail} 登记为您的 {platform} 账户 {email} 的新邮箱。只有点击发往新邮箱的链接后才会生效，在此之前一切不变。',
    ],
    action: '重设密码',
    closing: '如果您没有提出过此请求，请立即重设密码，更改会随之取消，并请联系我们。',
  },
  'email-confirm': {
    subject: '请确认您的新邮箱',
    paragraphs: [
      '我们的工作人员已将此邮箱登记给 {platform} 账户 {name}。确认后即可用它登录；链接只能使用一次，{days} 天内有效。',
    ],
    action: '确认此邮箱',
    closing: '如果您不知情，无需任何操作：不点击链接就不会有任何变化。',
  },
  'identity-linked': {
    subject: '新增登录方式',
    paragraphs: ['现在可以使用 {provider} 登录 {email}。'],
    action: '重设密码',
    closing: '如非本人操作，请立即重设密码并联系我们。',
  },
  'identity-unlinked': {
    subject: '已移除一种登录方式',
    paragraphs: ['{provider} 已不能再用于登录 {email}。'],
    action: '重设密码',
    closing: '如非本人操作，请立即重设密码并联系我们。',
  },
  'payment-account-linked': {
    subject: '已关联收款账户',
    paragraphs: ['收款账户 {account} 已关联到 {store}，您的收益将支付到该账户。'],
    action: '重设密码',
    closing: '如非本人操作，请立即重设密码并联系我们。',
  },
  'payment-account-unlinked': {
    subject: '您的收款账户已解除关联',
    paragraphs: [
      '{store} 的收款账户 {account} 已解除关联。如有其他账户，收益将转入该账户；否则会为您保留，直到您关联账户。',
    ],
    action: '重设密码',
    closing: '如非本人操作，请立即重设密码并联系我们。',
  },
  'payment-account-lost': {
    subject: '您的收款账户已无法使用',
    paragraphs: [
      '{store} 的收款账户 {account} 已被服务商停用，或您已撤销授权。重新关联账户之前，收益会为您保留。',
    ],
    action: '关联账户',
    closing: '如有疑问，请联系我们。',
  },
  'payment-account-relink': {
    subject: '请重新关联您的收款账户',
    paragraphs: [
      '{platform} 更换了与支付服务商的连接（开始收取真实款项，或改用了平台的另一个账户）。{store} 的收款账户 {account} 不再有效。重新关联账户之前，收益会为您保留。',
    ],
    action: '关联账户',
    closing: '如有疑问，请联系我们。',
  },
  'refunds-stuck': {
    subject: '待发出的订单退款：{count} 笔',
    paragraphs: [
      '{store} 的收款账户 {account} 已无法使用，以下订单的退款无法发出：{orders}。请重新关联该账户，然后在各订单中重新发起退款。',
    ],
    action: '关联账户',
    closing: '如有疑问，请联系我们。',
  },
  'payment-account-chosen': {
    subject: '您的收益将转入另一个账户',
    paragraphs: ['从现在起，{store} 的收益将支付到 {account}。'],
    action: '重设密码',
    closing: '如非本人操作，请立即重设密码并联系我们。',
  },
  'bank-details-changed': {
    subject: '您的银行信息已更改',
    paragraphs: [
      '已为 {store} 的收益填写银行账户 {account}。为确保安全，{days} 天后开始向该账户付款。',
    ],
    action: '重设密码',
    closing: '如非本人操作，请立即重设密码并联系我们。',
  },
  'payment-account-restricted': {
    subject: '您的收款账户受到限制',
    paragraphs: [
      '服务商已限制 {store} 的收款账户 {account}，目前无法向其付款。您的收益会为您保留。',
      '请打开收款账户页面查看服务商需要什么。您提供并经服务商确认后，提现会自动恢复。',
    ],
    action: '打开我的收款账户',
    closing: '如有疑问，请联系我们。',
  },
  'payment-account-needs': {
    subject: '请在 {day} 之前向支付服务商补充资料',
    paragraphs: [
      '{store} 的收款账户 {account} 的服务商要求在 {day} 之前补充资料。逾期账户可能受到限制，提现会停止。',
      '收款账户页面会显示缺少什么，并提供前往服务商的按钮。',
    ],
    action: '打开我的收款账户',
    closing: '如有疑问，请联系我们。',
  },
  'factor-guessed': {
    subject: '有人正在尝试登录您的账户',
    paragraphs: ['有人输入了 {email} 的正确密码，随后连续十次输错验证码，我们已暂时阻止。'],
    action: '重设密码',
    closing: '如非本人操作，请立即重设密码并联系我们。',
  },
  'deletion-requested': {
    subject: '您的账号将于{day}注销',
    paragraphs: [
      '按您的申请，您的 {platform} 账号 {email} 将于{day}注销。如有店铺，现已停止接待买家。',
      '在此之前您可以改变主意：登录后选择保留账号即可，也可以下载您的数据副本。',
    ],
    action: '保留我的账号',
    closing: '如果不是您本人操作，请保留账号并立即修改密码。',
  },
  'deletion-cancelled': {
    subject: '您的账号已保留',
    paragraphs: ['您的 {platform} 账号 {email} 不会被注销。如果店铺此前在营业，现已恢复营业。'],
    action: '设置新密码',
    closing: '如果不是您本人操作，请立即修改密码并联系我们。',
  },
  'deletion-held-up': {
    subject: '您的账号暂时无法注销',
    paragraphs: [
      '您的 {platform} 账号本应于今天注销，但仍有订单、退款或款项未结清。账号页面列出了待处理的事项。',
      '全部结清后，我们会自动注销账号，无需再次申请。',
    ],
    action: '查看待处理事项',
    closing: '您仍可以保留账号。',
  },
  'account-deleted': {
    subject: '您的账号已注销',
    paragraphs: [
      '您的 {platform} 账号已注销，个人数据已清除。订单、付款和历史销售账目按法律要求保留，但不再包含您的姓名。',
      '您可以随时使用该邮箱重新注册。',
    ],
    closing: '感谢您的陪伴。',
  },
  'data-export-ready': {
    subject: '您的数据可以下载了',
    paragraphs: ['您申请的数据副本已准备好。为保障安全，请登录后下载，{days} 天内有效。'],
    action: '下载我的数据',
    closing: '如果不是您本人申请，请立即修改密码并联系我们。',
  },
});
