import 'dayjs/locale/pt-br';

export { default as antdLocale } from 'antd/es/locale/pt_BR';
export const dayjsLocale = 'pt-br';
