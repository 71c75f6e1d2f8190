import { type Language, languages } from '@vitrine/contract/locales.ts';
import { quote } from '../names.rules.ts';
import { integerMax } from './bounds.rules.ts';
import { insertBefore, withImport } from './insert.ts';
import { labelIn, untranslatedMark } from './known-texts.ts';
import { numberFieldsOf, pageFile } from './page.ts';
import type { Registration } from './server-lists.ts';

const fromConsole = (file: string): string => file.replace('apps/console/src/', '');

const addView: Registration = (text, plan) =>
  insertBefore(
    text,
    /^};\n\nexport interface StaticPage/m,
    `  '${plan.component}': { path: '${plan.path}', load: () => import('./${fromConsole(pageFile(plan))}') },`,
  );

/** A path under another folder than the operators' is an owner's page, which the phone has no list of. */
const addOperatorPath: Registration = (text, plan) =>
  /^\/(?:operations|system|tools)\//.test(plan.path)
    ? insertBefore(text, /^\];/m, `  '${plan.path}',`)
    : text;

const addLayer: Registration = (text, plan) =>
  insertBefore(
    text,
    /^\];\n\nconst legal/m,
    `  layer('${fromConsole(pageFile(plan))}', '${plan.path}', 'main .page-head-actions button >> nth=-1'),`,
  );

const addNumberFields: Registration = (text, plan) =>
  numberFieldsOf(plan).reduce(
    (all, { name, field }) =>
      insertBefore(
        all,
        /^} as const satisfies Record<string, NumberFieldRule>;/m,
        `  '${name}': { kind: 'integer', min: 0, max: ${integerMax(field.column)} },`,
      ),
    text,
  );

const addNumberPlaces: Registration = (text, plan) => {
  const { feature } = plan;
  return numberFieldsOf(plan).reduce(
    (all, { name }) =>
      insertBefore(
        all,
        /^};\n\n\/\*\* What is typed or pasted/m,
        `  '${name}': [
    {
      account: 'root',
      site: 'desk',
      open: async (page) => {
        await openAt('/#${plan.path}')(page);
        await button(page, ({ ${feature} }) => ${feature}.add).click();
      },
    },
  ],`,
      ),
    text,
  );
};

const addCatalogue: Registration = (text, { module, feature }) =>
  withImport(
    insertBefore(text, /^ {2}visits,\n\}/m, `  ${feature},`),
    `import { ${feature} } from './${module}.ts';`,
  );

/** The menu has room for so many letters. */
const titleMax = 19;

const addTitle =
  (language: Language): Registration =>
  (text, { parent, menu, title }) => {
    if (!parent) return text;
    const { text: words, isUntranslated } = labelIn(language, title.slice(0, titleMax).trim());
    const line = `${isUntranslated ? `  ${untranslatedMark}\n` : ''}  ${menu}: ${quote(words)},`;
    return new RegExp(`^ {2}${menu}:`, 'm').test(text)
      ? text
      : insertBefore(text, language === 'en' ? /^} as const;/m : /^}\);/m, line);
  };

/** Lists of the console, of its texts and of what measures its pages, by their files. */
export const consoleLists: Readonly<Record<string, Registration>> = {
  'apps/console/src/views.ts': addView,
  'apps/console/src/mobile/operator-paths.ts': addOperatorPath,
  'apps/console/src/lib/number-fields.ts': addNumberFields,
  'e2e/support/number-fields.ts': addNumberPlaces,
  'looks/layers.ts': addLayer,
  ...Object.fromEntries(
    languages.map((language) => [`apps/console/src/texts/${language}/signed-in.ts`, addCatalogue]),
  ),
  ...Object.fromEntries(
    languages.map((language) => [
      `packages/contract/src/texts/${language}/menu-titles.ts`,
      addTitle(language),
    ]),
  ),
};
