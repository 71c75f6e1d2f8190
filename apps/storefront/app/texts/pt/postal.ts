export { postal } from '@vitrine/contract/texts/pt/postal.ts';
