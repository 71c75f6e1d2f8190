import 'dayjs/locale/fr';

export { default as antdLocale } from 'antd/es/locale/fr_FR';
export const dayjsLocale = 'fr';
