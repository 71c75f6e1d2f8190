import type { App, Line } from './document.ts';
import type { Sentence, TestName } from './tables.ts';

export interface Facts {
  document: readonly Line[];
  sentences: readonly Sentence[];
  /** Whether this test is registered and runs. */
  hasTest: (test: TestName) => boolean;
  /** Size in bytes of a picture beside the tables, undefined when there is none. */
  sizeOf: (picture: string) => number | undefined;
}

const largestPicture = 60 * 1024;

/** Where a test must be to see an app: a test of the server does not see what a page does. */
const folders: Readonly<Record<App, RegExp>> = {
  desktop: /^(?:e2e|packages\/contract\/src|apps\/console\/src\/(?!mobile\/))/,
  phone: /^(?:e2e|packages\/contract\/src|apps\/console\/src\/(?!desktop\/|operations\/))/,
  storefront:
    /^(?:e2e|packages\/contract\/src|apps\/storefront|apps\/server\/src\/(?:pages|shop)\/)/,
  API: /^(?:e2e|packages\/(?:contract|sandbox-bank)\/src(?!\/client)|apps\/server)/,
};

/** Walks through the document: each line must be said by the sentences of the table, in its order and words. */
function findMissing({ document, sentences }: Facts): {
  problems: string[];
  screens: Set<Sentence>;
} {
  const problems: string[] = [];
  const screens = new Set<Sentence>();
  const waiting = [...sentences];
  for (const { section, text, isScreen } of document) {
    let rest = text;
    while (rest) {
      const [next] = waiting;
      if (!next || next.section !== section || !rest.startsWith(next.text) || next.text === '') {
        problems.push(
          `§${section}: no row for “${rest}”${next ? ` (the next row is ${next.where}: “${next.text}”)` : ''}`,
        );
        // The table goes on with the line after it, if it knows one.
        break;
      }
      rest = rest.slice(next.text.length).trim();
      if (isScreen) screens.add(next);
      waiting.shift();
    }
  }
  for (const { where, text } of waiting)
    problems.push(`${where}: “${text}” is not in the specification at this place`);
  return { problems, screens };
}

function findWrongPictures(
  { where, saidOf, pictures, proofs }: Sentence,
  sizeOf: Facts['sizeOf'],
): string[] {
  const drawn = saidOf.filter(
    (app) => app !== 'API' && proofs.some(({ on, due }) => !due && on.includes(app)),
  );
  return drawn
    .filter((app) => !pictures.some((picture) => picture.endsWith(`-${app}.webp`)))
    .map((app) => `${where}: a screen without a picture of ${app}`)
    .concat(
      pictures.flatMap((picture) => {
        const size = sizeOf(picture);
        if (size === undefined) return [`${where}: ${picture} does not exist`];
        return size > largestPicture ? [`${where}: ${picture} is larger than 60 KB`] : [];
      }),
    );
}

function findUnproven(
  { where, text, saidOf, proofs, saysNothing, departs }: Sentence,
  hasTest: Facts['hasTest'],
): string[] {
  if (saysNothing)
    return saidOf.length ? [`${where}: a sentence that says nothing is said of no app`] : [];
  if (departs) return [];
  if (!saidOf.length) return [`${where}: of which app is this said?`];
  const unproven = saidOf.filter((app) => !proofs.some(({ on }) => on.includes(app)));
  return [
    ...unproven.map((app) => `${where}: “${text}” is not proven on ${app}`),
    ...proofs.flatMap((proof) => {
      const { test, due, on } = proof;
      if (!test) return [];
      const label = `${test.file} › ${test.name}`;
      const strange = on
        .filter((app) => !saidOf.includes(app))
        .map((app) => `${proof.where}: proven on ${app}, of which it is not said`);
      const blind = on
        .filter((app) => !folders[app].test(test.file))
        .map((app) => `${proof.where}: ${test.file} cannot see ${app}`);
      if (due)
        return [
          ...strange,
          ...(hasTest(test)
            ? [`${proof.where}: due to ${due}, but its test exists: ${label}`]
            : []),
        ];
      return [
        ...strange,
        ...blind,
        ...(hasTest(test) ? [] : [`${proof.where}: no such test runs: ${label}`]),
      ];
    }),
  ];
}

export function findProblems(facts: Facts): string[] {
  const { problems, screens } = findMissing(facts);
  const { sentences, hasTest, sizeOf } = facts;
  return [
    ...problems,
    ...sentences.flatMap((sentence) => findUnproven(sentence, hasTest)),
    ...[...screens].flatMap((sentence) =>
      sentence.saysNothing ? [] : findWrongPictures(sentence, sizeOf),
    ),
    ...sentences
      .filter((one) => !screens.has(one))
      .flatMap(({ pictures, where }) =>
        pictures
          .filter((one) => sizeOf(one) === undefined)
          .map((one) => `${where}: ${one} does not exist`),
      ),
  ];
}

/** How many rows wait for which later issue. */
export function countDue(sentences: readonly Sentence[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { proofs } of sentences)
    for (const { due } of proofs) if (due) counts.set(due, (counts.get(due) ?? 0) + 1);
  return counts;
}
