import 'dayjs/locale/zh-cn';

export { default as antdLocale } from 'antd/es/locale/zh_CN';
export const dayjsLocale = 'zh-cn';
