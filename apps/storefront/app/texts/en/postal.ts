export { postal } from '@vitrine/contract/texts/en/postal.ts';
