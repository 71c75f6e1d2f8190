import assert from 'node:assert/strict';
import { test } from 'node:test';
import { theme } from 'antd';
import { parseAst } from 'vite';
import { extractKitStyles, replaceGenerators } from './kit-styles.ts';

const styles = extractKitStyles();
const parse = (code: string) => parseAst(code);

test('the extracted styles are the same in each theme, size and with less motion', () => {
  const other = extractKitStyles({
    algorithm: theme.darkAlgorithm,
    token: {
      colorPrimary: '#123456',
      controlHeight: 44,
      fontSize: 15,
      borderRadius: 2,
      motion: false,
    },
    components: { Button: { fontWeight: 700 }, Table: { headerBorderRadius: 9 } },
  });
  assert.ok(styles.size > 60, `${styles.size} components`);
  assert.deepEqual([...other.keys()], [...styles.keys()]);
  for (const [component, own] of styles) assert.deepEqual(other.get(component), own, component);
});

test('a module of the library brings the extracted styles instead of their generator', () => {
  const code = `
const genButton = token => ({ color: token.colorText });
export default genStyleHooks('Button', token => genButton(token), prepareComponentToken, { unitless: { fontWeight: true } });
export const Compact = genSubStyleComponent(['Button', 'compact'], token => genButton(token), prepareComponentToken);`;
  const replaced = replaceGenerators(code, parse(code), styles, 'button.js');
  assert.match(
    replaced,
    /withKitStyle\("Button-Button", kitStyles\d, genStyleHooks\('Button', null, prepareComponentToken, \{/,
  );
  assert.match(
    replaced,
    /export const Compact = .*createKitStyle\("Button-compact", kitStyles\d\)\);/,
  );
  assert.doesNotMatch(replaced, /=> genButton\(token\)/);
  assert.match(replaced, /const kitStyles\d = \{"ant-btn":\{"css":"\.ant-btn/);
});

test('a component that another one styles brings no styles', () => {
  const code = `
export default (prefixCls, rootCls, injectStyle = true) =>
  genStyleHooks('Menu', token => ({}), prepareComponentToken, { injectStyle, order: 1 })(prefixCls, rootCls);`;
  assert.match(
    replaceGenerators(code, parse(code), styles, 'menu.js'),
    /withKitStyle\("Menu-Menu", kitStyles0, genStyleHooks\('Menu', null, .*\}\), injectStyle\)\)\(prefixCls, rootCls\)/,
  );
});

test('a style hook without a generator is an error of the build', () => {
  const code = "export default genStyleHooks('Button');";
  assert.throws(
    () => replaceGenerators(code, parse(code), styles, 'button.js'),
    /button\.js is written otherwise now/,
  );
});
