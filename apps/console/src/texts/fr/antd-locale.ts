import 'dayjs/locale/fr';

export { default as antdLocale } from 'antd/locale/fr_FR';
export const dayjsLocale = 'fr';
