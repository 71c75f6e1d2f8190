export { postal } from '@vitrine/contract/texts/fr/postal.ts';
