import { type Language, languages } from '@vitrine/contract/locales.ts';
import { toLabelKey } from '@vitrine/contract/plain-crud.ts';
import { inComment, quote } from '../names.rules.ts';
import type { Plan } from '../plan.ts';
import { lines } from '../source-text.ts';
import { labelIn, pageTexts, untranslatedMark } from './known-texts.ts';

/** Texts of which the page makes no use are left out. */
function usedTexts(plan: Plan): string[] {
  const shown = plan.fields.filter(({ inList, inForm, inQuery }) => inList || inForm || inQuery);
  const hasFlag = shown.some(({ isFlag }) => isFlag);
  const hasChoice = plan.fields.some(
    ({ inQuery, isFlag, config }) => inQuery && (isFlag || config.dictType),
  );
  const hasRange = plan.fields.some(
    ({ inQuery, kind, queryNames }) =>
      inQuery && queryNames.length === 2 && !['day', 'moment'].includes(kind),
  );
  const unused = new Set([
    ...(hasFlag ? [] : ['on', 'off']),
    ...(hasChoice ? [] : ['any']),
    ...(hasRange ? [] : ['from', 'to']),
  ]);
  return Object.keys(pageTexts).filter((key) => !unused.has(key));
}

function entry(key: string, comment: string, language: Language): string {
  const { text, isUntranslated } = labelIn(language, comment);
  return `${isUntranslated ? `  ${untranslatedMark}\n` : ''}  ${key}: ${quote(text)},`;
}

function writeCatalogue(plan: Plan, language: Language): string {
  const shown = plan.fields.filter(({ inList, inForm, inQuery }) => inList || inForm || inQuery);
  const body = lines([
    entry('title', plan.title, language),
    ...shown.map((field) => entry(toLabelKey(field.name), field.config.fieldComment, language)),
    ...usedTexts(plan).map((key) => {
      const text = pageTexts[key]?.[language];
      const written = (text ?? pageTexts[key]?.en ?? '').replaceAll("'", "\\'");
      return `${text ? '' : `  ${untranslatedMark}\n`}  ${key}: '${written}',`;
    }),
  ]);
  if (language === 'en')
    return `/** ${inComment(plan.title)}: list and form. */\nexport const ${plan.feature} = {\n${body}\n} as const;\n`;
  return `import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { ${plan.feature} as english } from '../en/${plan.module}.ts';

export const ${plan.feature} = translationOf<typeof english>()({
${body}
});
`;
}

/** The catalogues of the page in every language, and the name under which pages read them. */
export function writeTexts(plan: Plan): Readonly<Record<string, string>> {
  const folder = 'apps/console/src/texts';
  return {
    [`${folder}/${plan.module}.ts`]: `import { textArea } from '../lib/i18n.ts';\n\nexport const ${plan.feature}Texts = textArea('${plan.feature}');\n`,
    ...Object.fromEntries(
      languages.map((language) => [
        `${folder}/${language}/${plan.module}.ts`,
        writeCatalogue(plan, language),
      ]),
    ),
  };
}
