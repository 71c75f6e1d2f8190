import { join } from 'node:path';
import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider, Form, type ThemeConfig } from 'antd';
import { createElement, Fragment } from 'react';
import type { Plugin } from 'vite';
import { findNodes, type Node } from './source-nodes.ts';
import { kitScreens } from './src/ui/kit-screens.ts';
import type { KitStyles } from './src/ui/kit-styles.ts';

/** By component ("Button-Button"), then by class prefix ("ant-btn"). */
export type KitStylesheet = ReadonlyMap<string, KitStyles>;

/**
 * The styles of every component, which the library would otherwise generate in the browser of each visitor. They name custom
 * properties for colours, sizes and letters, and so are the same in each theme (`kit-styles.test.ts`); only the widths of windows are
 * written into them.
 */
export function extractKitStyles(theme: ThemeConfig = {}): KitStylesheet {
  const cache = createCache();
  extractStyle({
    customTheme: (node) =>
      createElement(
        StyleProvider,
        { cache },
        createElement(
          ConfigProvider,
          { theme: { hashed: false, ...theme, token: { ...theme.token, ...kitScreens } } },
          createElement(Fragment, null, node, createElement(Form.Item)),
        ),
      ),
  });
  const found = new Map<string, Record<string, KitStyles[string]>>();
  for (const [path, entry] of cache.cache) {
    const [kind, ...parts] = path.split('%').filter(Boolean);
    if (kind !== 'style') continue;
    const [component = '', prefix = ''] = parts;
    const [css, , effects, , order] = entry[1] as [
      string,
      string,
      Record<string, string>?,
      boolean?,
      number?,
    ];
    found.set(component, {
      ...found.get(component),
      [prefix]: { css, order: order ?? 0, effects: effects ?? {} },
    });
  }
  return found;
}

interface Call extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly (Node & {
    readonly value?: unknown;
    readonly elements?: readonly { readonly value?: unknown }[];
    readonly properties?: readonly {
      readonly key?: { readonly name?: string };
      readonly value: Node;
    }[];
  })[];
}

const generators = /^(?:genStyleHooks|genComponentStyleHook|genSubStyleComponent)$/;

const findCalls = (program: unknown): Call[] =>
  ([...findNodes(program, new Set(['CallExpression']))] as Call[]).filter(({ callee }) =>
    generators.test(callee.name ?? ''),
  );

/** The component whose styles a call defines, as the library names it in its cache: "Button" is "Button-Button". */
function nameComponent(first: Call['arguments'][number] | undefined): string {
  const names = first?.elements?.map(({ value }) => String(value)) ?? [first?.value, first?.value];
  return names.join('-');
}

/**
 * A module of the library that defines styles, with the extracted ones in the place of their generators, which the bundler then drops.
 * A component without styles, such as one that the library calls outdated, is reported when it is drawn.
 */
export function replaceGenerators(
  code: string,
  program: unknown,
  styles: KitStylesheet,
  file: string,
): string {
  let result = code;
  // Written once for each component: the hooks of a row and of a column have the same.
  const own = new Map<string, string>();
  for (const call of findCalls(program).toSorted((a, b) => b.start - a.start)) {
    const [first, generator, , options] = call.arguments;
    // A menu within another component is styled by that one.
    const isStyled = options?.properties?.find(({ key }) => key?.name === 'injectStyle')?.value;
    const component = nameComponent(first);
    if (!generator) throw new Error(`${file} is written otherwise now: adapt kit-styles.ts`);
    if (!own.has(component)) own.set(component, `kitStyles${own.size}`);
    const texts = `${JSON.stringify(component)}, ${own.get(component)}`;
    // In brackets: the remark is about this call, not about that of the hook which it returns.
    const replaced =
      call.callee.name === 'genSubStyleComponent'
        ? `(/* @__PURE__ */ createKitStyle(${texts}))`
        : `(/* @__PURE__ */ withKitStyle(${texts}, ${code.slice(call.start, generator.start)}null${code.slice(generator.end, call.end)}${isStyled ? `, ${code.slice(isStyled.start, isStyled.end)}` : ''}))`;
    result = result.slice(0, call.start) + replaced + result.slice(call.end);
  }
  const tables = [...own].map(
    ([component, name]) => `const ${name} = ${JSON.stringify(styles.get(component) ?? {})};\n`,
  );
  return tables.join('') + result;
}

const wanted = "import { addKitStyle, createKitStyle, withKitStyle } from '";

/**
 * Takes the styles of the component library out of the browser's work: the build extracts them, and each module of the library brings
 * those of its component. Custom properties, which follow the theme, are still made in the browser.
 */
export function createKitStyles(folder: string): Plugin {
  const helper = join(folder, 'src/ui/kit-styles.ts');
  let styles: KitStylesheet | undefined;
  const readStyles = () => (styles ??= extractKitStyles());
  return {
    name: 'vitrine-kit-styles',
    apply: 'build',
    transform(code, id) {
      if (/antd\/es\/theme\/util\/useResetIconStyle\.js$/.test(id)) {
        const [shared, icons] = ['Shared', 'ant-design-icons'].map((name) =>
          readStyles().get(name),
        );
        if (!shared || !icons) throw new Error('antd is built otherwise now: adapt kit-styles.ts');
        return `${wanted}${helper}';
const icons = ${JSON.stringify(icons)};
const shared = ${JSON.stringify(shared)};
export default (prefix) => {
  addKitStyle('ant-design-icons', icons, prefix);
  addKitStyle('Shared', shared, 'ant');
};`;
      }
      if (/cssinjs-utils\/es\/util\/genStyleUtils\.js$/.test(id)) {
        const early = /if \(memoizedZeroRuntime\) \{\s*return hashId;\s*\}/;
        if (!early.test(code))
          throw new Error(`${id} is written otherwise now: adapt kit-styles.ts`);
        // Always true, as `theme-antd.ts` sets it: without the condition the bundler sees that the generator is never reached, and drops it.
        return code.replace(early, 'return hashId;');
      }
      if (
        !/antd\/es\/.*\.js$/.test(id) ||
        !/gen(?:StyleHooks|ComponentStyleHook|SubStyleComponent)\(/.test(code)
      )
        return undefined;
      return `${wanted}${helper}';\n${replaceGenerators(code, this.parse(code), readStyles(), id)}`;
    },
  };
}
