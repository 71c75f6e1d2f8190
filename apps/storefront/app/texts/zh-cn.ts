import type { StorefrontTexts } from './en.ts';

export const zhCn: StorefrontTexts = {
  missing: { title: '页面不存在', body: '地址可能已变更，或商品已下架。', action: '返回首页' },
  failed: { title: '页面加载失败', body: '服务器出现问题，数据没有丢失。', action: '重试' },
  skip: '跳到商品',
  search: { title: '搜索', placeholder: '在 {store} 中搜索', submit: '搜索', none: '没有找到“{query}”', noneHelp: '换个词试试，或浏览全部商品。' },
  cart: {
    title: '购物车', label: '购物车', empty: '购物车是空的', emptyHelp: '您选中的商品会在这里等您。', browse: '逛逛店铺', quantity: '数量',
    update: '更新', remove: '移除', subtotal: '小计', shippingLater: '运费和税费在结算时计算。', checkout: '去结算',
    short: '仅剩 {left} 件', soldOut: '已售罄', gone: '已从店铺下架', priceWas: '加入时价格为 {price}。',
    openOrder: '您有一笔订单尚未付款。', openOrderAction: '去付款', back: '继续购物',
  },
  home: {
    by: '店主 {name}', all: '全部', allProducts: '全部商品', picks: '{name} 的精选', seeAll: '查看全部', more: '显示更多', share: '分享',
    freeFrom: '满 {amount} 包邮', returns: '30 天退货', empty: '暂无商品', emptyHelp: '店铺正在上新，请稍后再来。',
    paused: '店铺暂停营业，可以浏览，暂时无法购买。', test: '测试店铺：不会真实售卖或发货。',
  },
  sort: { label: '排序', featured: '推荐', newest: '最新', 'price-up': '价格从低到高', 'price-down': '价格从高到低' },
  tags: { isNew: '新品', soldOut: '售罄', left: '剩 {left} 件', from: '{price} 起' },
  product: {
    back: '返回 {store}', pictures: '图片', view: '{name}，第 {index} 张，共 {count} 张', pickedBy: '{name} 精选', says: '{name} 说', buy: '立即购买',
    add: '加入购物车', soldOut: '已售罄', left: '仅剩 {left} 件', arrives: '预计 {days} 送达', to: '送至 {country}', change: '更改', shipping: '运费 {amount}',
    free: '包邮', freeOver: '满 {amount} 包邮', notServed: '暂不支持配送到您所在的国家或地区。', today: '今天', orderNow: '23:59 前下单',
    leaves: '仓库发货', door: '送到您家', returns: '30 天内可退，含退货面单', safe: '安全支付，未送达全额退款',
    description: '商品描述', delivery: '配送与退货', deliveryText: '{days} 个工作日内发货。30 天内可退货，面单费用由我们承担。',
    seller: '销售与发货方', related: '{store} 的更多商品', weight: '重量', choose: '选择', shareTitle: '分享此商品', link: '链接', close: '关闭',
  },
  checkout: {
    title: '结算', secure: '安全', summary: '订单摘要', contact: '联系方式', email: '邮箱', marketing: '{name} 上新时给我发邮件', address: '收货地址',
    country: '国家或地区', firstName: '名', lastName: '姓', line1: '街道与门牌号', line2: '公寓、单元（选填）', postcode: '邮政编码', city: '城市', region: '省或州',
    phone: '电话，供快递联系（选填）', shipping: '配送方式', standard: '标准', express: '加急', free: '免费', payment: '支付', card: '银行卡或钱包',
    cardHelp: '您将在支付机构的安全页面付款，完成后立即返回。', terms: '我同意销售条款，并已阅读隐私声明。', update: '更新总额', pay: '支付 {total}',
    subtotal: '小计', discount: '优惠', tax: '税费（{percent}%）', taxIncluded: '已含税', total: '合计', arrives: '预计 {days} 送达', returns: '30 天可退货，未送达全额退款。',
    sellerLine: '销售方：{name}，{address}。以 {currency} 扣款。无需注册：订单链接会发送到您的邮箱。', back: '返回购物车',
    changed: '价格或库存有变动，请核对新的总额后确认。', termsMissing: '请先同意条款再付款。', required: '必填', qty: '{count} ×',
  },
  order: {
    title: '订单 {number}', thanks: '谢谢您！', thanksBody: '订单已付款，确认邮件已发送至 {email}。', payTitle: '只差一步：付款', payBody: '开始付款后，商品为您保留 15 分钟。', pay: '支付 {total}',
    processing: '正在确认您的付款', processingBody: '银行尚未答复，本页会自动刷新，请勿重复付款。', failed: '付款未成功', failedBody: '没有扣款，请重试或换一张卡。',
    refunding: '付款到账过晚', refundingBody: '款项正在退回。', closed: '订单已关闭', state: { pay: '待付款', paid: '已付款', preparing: '备货中', part_shipped: '部分发货', shipped: '运输中', delivered: '已送达', closed: '已关闭' },
    timeline: { placed: '已下单', paid: '已付款', preparing: '备货中', part_shipped: '部分发货', shipped: '已发货', delivered: '已送达', part_refunded: '部分退款', refunded: '已退款', cancelled: '已取消' },
    tracking: '运单号', carrier: '承运商', follow: '查询物流', expected: '预计 {days}', items: '订单商品', shipTo: '收货地址', contact: '有疑问？请写信至 {email}。', keep: '请保存本页地址，它是查看订单的凭证。', again: '返回 {store}', lookAgain: '再次查询',
  },
  foot: {
    help: '帮助', policies: '条款', sold: '由 {name} 销售并发货，{address}。', soldOwner: '由 {name} 销售，{address}。由 Vitrine 发货。', delivery: '配送', returns: '退货', terms: '销售条款', privacy: '隐私', contact: '联系我们',
    choices: '语言、国家和币种', language: '语言', country: '国家或地区', currency: '币种', apply: '应用', storeCurrency: '店铺币种', made: '由 Vitrine 提供支持。', open: '免费开一家自己的店',
  },
  policies: {
    terms: { title: '销售条款', body: ['合同双方为您与本页所列销售方，在付款确认时成立。', '付款前会以扣款币种显示价格，税费单独列出或已包含在内。', '收到包裹后 30 天内，您可以无理由取消。', '商品有缺陷时，销售方负责维修、更换或退款。'] },
    privacy: { title: '隐私', body: ['您的姓名、地址和邮箱仅用于配送订单和通知您，未经同意不作他用。', '店主只能看到您的名字、姓氏首字母以及包裹目的城市和国家。', '银行卡或钱包信息在支付机构页面填写，我们看不到。', '访问统计不保存 IP 地址。本站的 Cookie 只保存购物车和您的选择。', '您可以通过联系地址索取或删除自己的数据。'] },
    delivery: { title: '配送', body: ['各商品页和结算页会显示送往您所在国家的时效和运费。', '包裹发出后，我们会立即发送运单号。', '没有收到？请联系我们：我们会查找、补发或退款。'] },
    returns: { title: '退货', body: ['送达后 30 天内可以退货。', '请写信至联系地址并附订单号，我们会回复退货面单。', '包裹退回后五天内，款项原路退还。'] },
    seller: '销售方', contact: '联系方式',
  },
  landing: {
    title: '免费开一家自己的店', lead: '挑选商品，自己定价，分享一个链接。我们负责供货、打包和发货，差价归您。', cta: '免费开店', signIn: '登录',
    steps: '四步迎来第一单', step1: '创建店铺', step1Text: '名称、头像、主题色，两分钟搞定。', step2: '设置收款', step2Text: '绑定接收收益的账户。', step3: '调整价格', step3Text: '按类目或逐个调整，边输入边看收益。', step4: '推广分享', step4Text: '主页放一个链接，每条内容一个链接，看点击变成订单。',
    stores: '正在营业的店铺', visit: '去看看', why: '费用', whyText: '开店免费，没有月费。您赚取售价与供货价的差额，扣除支付手续费，保存前即可看到。', foot: 'Vitrine 开源，可自行部署。',
  },
};
