import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const declarations = 'functions and values';
type Kind = 'files' | 'endpoints' | 'types and components' | typeof declarations;
interface Named {
  file: string;
  kind: Kind;
  name: string;
}

/** Features that had several names: the decided one (docs/glossary.md), and the other one in the parts of a name. */
export const features: readonly { name: string; other: RegExp; except?: Kind; why?: string }[] = [
  { name: 'own order', other: /\bsamples?\b/ },
  { name: 'ledger', other: /\brevenues?\b/ },
  {
    name: 'links',
    other: /\bshares?\b/,
    except: declarations,
    why: 'a share is also a part of an amount, and phones share a link',
  },
  {
    name: 'reconciliation',
    other:
      /\bwebhooks?\b.*\b(?:books?|compar|reconcil|discrepan)|\b(?:compar|reconcil).*\bwebhooks?\b/,
  },
];

/**
 * Names that are about something else. Paths of pages, permissions, events, columns, menu entries and their titles are strings,
 * which are not read here: clients depend on them.
 */
const allowed: readonly { files: RegExp; why: string }[] = [
  {
    files: /admin\/identity\/(?:sample-|invitation)|console\/src\/texts\/(?:[\w-]+\/)?sign-in\.ts$/,
    why: 'a drawn store, shown beside the sign-in as an example',
  },
  {
    files: /codegen\/templates\/|http\/openapi-examples\.ts$|texts\/api\/examples\.ts$/,
    why: 'values of generated tests and of the API’s document',
  },
  {
    files: /pricing\/(?:percentage-candidates\.ts|price-import\.tsx)$/,
    why: 'products drawn from all as in statistics; the row of a file that shows its form',
  },
  {
    files: /shop\/analytics\/|contract\/src\/shop\/dashboard\.ts$/,
    why: 'the figure `revenue` of the dashboard, a name of the API',
  },
  {
    files: /mobile\/links\/share|storefront\/app\/ui\/share-sheet\.tsx$/,
    why: 'what a phone does with a link',
  },
  { files: /shop\/refunds\//, why: 'parts of an amount' },
];

const splitName = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ');

/** The names that a file has and declares. */
function namesOf(file: string, text: string): Named[] {
  const declared = [
    ...text.matchAll(/\b(?:const|let|function\*?|class|type|interface|enum) (\w+)/g),
  ].map(([, name = '']): Named => {
    const kind = /^[A-Z]/.test(name) ? 'types and components' : declarations;
    return { file, kind, name };
  });
  const endpoints = file.startsWith('packages/contract/')
    ? [...text.matchAll(/\bname: '(\w+\.\w+)'/g)].map(
        ([, name = '']): Named => ({ file, kind: 'endpoints', name }),
      )
    : [];
  return [{ file, kind: 'files', name: file }, ...declared, ...endpoints];
}

/** Names by which a source calls a feature otherwise than the glossary. */
export function findOtherNames(file: string, text: string): string[] {
  if (allowed.some(({ files }) => files.test(file))) return [];
  return namesOf(file, text).flatMap(({ kind, name }) =>
    features
      .filter(({ other, except }) => kind !== except && other.test(splitName(name)))
      .map(
        (feature) => `${file}: ${name}: the feature is called ${feature.name} (docs/glossary.md)`,
      ),
  );
}

/** The names of features in the product's sources below a root; in tests a sample is any example. */
export function findFeatureNames(root: string): string[] {
  const patterns = [
    'apps/*/{src,app,demo}/**/*.{ts,tsx,css}',
    'packages/contract/src/**/*.ts',
    'e2e/**/*.ts',
  ];
  return globSync(patterns, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/(?:testing|app-tests)\/|testing\.ts$/.test(file))
    .flatMap((file) => findOtherNames(file, readFileSync(path.join(root, file), 'utf8')));
}
