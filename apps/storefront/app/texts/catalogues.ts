// One line per language, under the name of its folder.
export { texts as en } from './en/index.ts';
export { texts as es } from './es/index.ts';
export { texts as fr } from './fr/index.ts';
export { texts as pt } from './pt/index.ts';
export { texts as 'zh-cn' } from './zh-cn/index.ts';
