export const tableProblems = {
  'wrong-encoding':
    '第 {line} 行有 {encoding} 中不存在的字符（第 {byte} 字节）。请更换编码，直到预览显示正确。',
  'quote-not-closed': '从第 {line} 行开始的引号没有闭合。请补上引号，文本内部的引号请写两次。',
  'cell-too-large': '第 {line} 行超过一百万个字符，可能是前面的引号没有闭合。',
  'too-many-columns': '第 {line} 行超过 1,000 列，请删除不需要的列。',
  'workbook-too-large':
    'XLSX 文件最多 10,000 行、1,000 列、10 MB。请另存为 CSV（UTF-8），CSV 文件长度不限。',
  'workbook-unreadable': '无法读取该 XLSX 文件。请用表格软件打开后重新保存，或另存为 CSV。',
  empty: '文件没有标题行。',
} as const;

export const problems = {
  cells: '应有 {expected} 个单元格，本行有 {count} 个，可能缺少引号或分隔符',
  characters: '不含丢失或不可见字符的文本',
  'too-long': '最多 {max} 个字符',
  'key-missing': '商品标识或商品名称',
  'name-missing': '名称；没有名称无法展示',
  'price-missing': '价格；没有价格无法销售',
  'not-a-number': '数字，例如 12.90',
  ambiguous: '只有一个小数点的数字',
  'other-currency': '{currency} 金额',
  'too-precise': '不小于最小货币单位的金额',
  'too-low': '大于 0',
  'too-high': '更小的数字',
  'whole-number': '整数',
  barcode: '8、12、13 或 14 位数字，最后一位为校验码',
  status: 'active、draft 或 archived',
  'yes-or-no': 'yes 或 no',
  'no-category': '已有的分类；该商品将作为草稿导入',
  country: '两个字母的国家代码，例如 PT',
  'customs-code': '6 至 10 位数字',
  date: '日期，例如 2026-12-01',
  'date-order': '晚于开始日期的日期',
  address: '以 https:// 开头的地址；该图片未导入',
  'option-missing': '选项值；该商品有选项“{option}”',
  'option-repeated': '不同的选项值：前面已有相同的一行',
  'too-many-options': '最多 5 个选项，每个最多 200 个值',
  'too-many-variants': '每个商品最多 {max} 个规格',
  'too-many-pictures': '最多 {max} 张图片；其余未导入',
  'sku-repeated': '不同的 SKU：第 {line} 行已使用；该规格将获得新 SKU',
  'sku-repeat-replaced': '不同的 SKU：第 {line} 行已使用；该规格的 SKU 为 {sku}',
  'sku-taken': '不同的 SKU：其他规格已使用；该规格将获得新 SKU',
  'sku-replaced': '不同的 SKU：其他规格已使用；该规格的 SKU 为 {sku}',
  measure: '可相互换算的含量与计价单位',
  unit: '可识别的单位，例如 g、kg、ml 或 l',
  focus: '两个 0 到 100 之间的数字',
  shows: '选项及其值的标识，例如 colour:sage',
  'supplier-unknown': '已有供应商的名称',
  currency: '以供应商结算货币 {currency} 计的成本；或在“列”中选择其他供应商',
  'no-rate': '其他货币的成本：{currency} 暂无汇率',
  'parent-missing': '本文件中某个商品的 ID 或 SKU',
  'type-not-supported': '需要发货的商品：simple、variable 或 variation',
  'several-variants': '选项值：该商品有 {count} 个规格',
  'stock-held': '不少于 {held}：买家正在付款占用的数量；库存保持不变',
  'not-saved': '商品库拒绝保存：{reason}',
} as const;

/** Above the check: costs that it would leave out. */
export const costProblems = {
  currency:
    '文件中的成本为 {written}，而 {supplier} 以 {currency} 结算。请选择以 {written} 结算的供应商、不导入成本，或在文件中改用 {currency} 填写成本。',
  'no-rate':
    '{supplier} 以 {currency} 结算，但该货币暂无汇率。请在“汇率”中添加，或选择其他供应商，或不导入成本。',
} as const;

export const pictureProblems = {
  address: '该地址不是网络图片地址',
  'private-address': '该地址位于内部网络',
  'not-found': '该地址返回“404 未找到”',
  forbidden: '服务器拒绝提供该图片',
  'server-error': '服务器三次返回错误',
  'no-answer': '尝试 3 次均无响应',
  'too-large': '文件超过 20 MB',
  'web-page': '这是网页，不是图片',
  vector: '不支持 SVG，请使用 JPEG 或 PNG',
  'not-a-picture': '无法识别为图片的文件',
  'too-many-pixels': '图片超过 1 亿像素',
  'too-many-redirects': '地址跳转次数过多',
} as const;

export const report = {
  line: '行',
  column: '列',
  found: '文件内容',
  expected: '应为',
  effect: '处理结果',
  wholeRow: '整行',
  leftOut: '未导入',
  note: '调整后导入',
} as const;
