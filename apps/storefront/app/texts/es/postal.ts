export { postal } from '@vitrine/contract/texts/es/postal.ts';
