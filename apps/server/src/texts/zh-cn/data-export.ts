import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/data-export.ts';

export const readme = translationOf<typeof english.readme>()({
  title: '您在 {platform} 的数据',
  made: '生成时间',
  contents:
    '本压缩包包含 {platform} 存储的与您及您店铺有关的数据。账号中的“数据与隐私”页面说明了每类数据的用途和保存期限。',
  formats:
    '以 .csv 结尾的文件可用任意表格软件打开；以 .json 结尾的文件供其他程序使用。“pictures”文件夹包含您上传的图片。',
  amounts:
    '.json 文件中的金额以该货币的最小单位（例如分）的整数表示，时间为 UTC。.csv 文件中的时间为您店铺的时区。',
  buyers: '不包含买家的姓名和地址：这些数据属于买家本人。',
  secrets: '密码、验证码和登录令牌仅以加密或校验值形式存储，不包含在内。',
});
