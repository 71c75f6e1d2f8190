/** What the component library and its calendar say. */
export { default as antdLocale } from 'antd/es/locale/en_US';
export const dayjsLocale = 'en';
