import 'dayjs/locale/es';

export { default as antdLocale } from 'antd/es/locale/es_ES';
export const dayjsLocale = 'es';
