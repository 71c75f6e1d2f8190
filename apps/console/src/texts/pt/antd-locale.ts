import 'dayjs/locale/pt-br';

export { default as antdLocale } from 'antd/locale/pt_BR';
export const dayjsLocale = 'pt-br';
