export { postal } from '@vitrine/contract/texts/zh-cn/postal.ts';
