import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Modules of the component library that import from the index of a package, and the file of the package that they need. */
const direct = [
  {
    module: /antd\/es\/form\/context\.js$/,
    from: /(import \{ FormProvider as RcFormProvider \} from) '@rc-component\/form'/,
    to: "$1 '@rc-component/form/es/FormContext'",
  },
  {
    module: /antd\/es\/color-picker\/color\.js$/,
    from: /(import \{ Color as RcColor \} from) '@rc-component\/color-picker'/,
    to: "$1 '@rc-component/color-picker/es/color'",
  },
];

const presets = /import \{ isBright \} from '..\/..\/color-picker\/components\/ColorPresets';/;

/** The function by which buttons and tags choose black or white letters, without the picker of colours that it is written in. */
function readIsBright(buttonStyle: string): string {
  const file = buttonStyle.replace(
    /antd\/es\/.*/,
    'antd/es/color-picker/components/ColorPresets.js',
  );
  const text = /export const isBright = ([\s\S]*?\n\};)/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!text) throw new Error('antd is built otherwise now: adapt light-kit.ts');
  return `import { Color as RcColor } from '@rc-component/color-picker/es/color';\nconst isBright = ${text}`;
}

/**
 * Keeps forms, the picker of colours and foldable panels out of the files of the first pages. Modules of the component library import
 * one function or context of each by its package's index, and a group of the build takes along all that an index names.
 */
export function createLightKit(): Plugin {
  return {
    name: 'vitrine-light-kit',
    apply: 'build',
    transform(code, id) {
      for (const { module, from, to } of direct) {
        if (!module.test(id)) continue;
        if (!from.test(code)) throw new Error(`${id} is written otherwise now: adapt light-kit.ts`);
        return code.replace(from, to);
      }
      if (/antd\/es\/(?:button|tag)\/style\/(?:token|index)\.js$/.test(id) && presets.test(code))
        return code.replace(presets, () => readIsBright(id));
      return undefined;
    },
  };
}
