import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const shared = 'packages/styles';
const features = ['apps/console/src/**/*.css', 'apps/storefront/app/**/*.css'];

interface Rule {
  selector: string;
  declarations: string[];
}

/** The rules of a style sheet that apply everywhere: those in a condition (`@media`, `@container`) change what others set. */
export function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  const blocks: string[] = [];
  for (const [, before = '', bracket] of css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]*)([{}])/g)) {
    const text = before.replace(/\s+/g, ' ').trim();
    if (bracket === '{') blocks.push(text);
    else {
      const selector = blocks.pop() ?? '';
      const declarations = text.split(/;\s*/).filter(Boolean);
      if (!blocks.length && !selector.startsWith('@') && declarations.length)
        rules.push({ selector, declarations });
    }
  }
  return rules;
}

const propertyOf = (declaration: string): string => declaration.split(':')[0] ?? '';

interface Primitives {
  /** Those that place by several declarations; a property whose value is a variable has any value. */
  compound: Set<string>[];
  single: Set<string>;
}

function readPrimitives(root: string): Primitives {
  const css = readFileSync(path.join(root, shared, 'primitives.css'), 'utf8');
  const compound: Set<string>[] = [];
  const single = new Set<string>();
  const steps = new Set<string>();
  for (const { selector, declarations } of readRules(css)) {
    if (!/^\.[\w-]+$/.test(selector)) continue;
    const [only = ''] = declarations;
    const step = /^\.gap-\d+$/.test(selector) && only.replace('--gap:', 'gap:');
    if (step) steps.add(step);
    else if (declarations.length === 1) single.add(only);
    else compound.push(new Set(declarations));
  }
  for (const one of compound)
    for (const declaration of one)
      if (declaration.startsWith('gap: var(')) {
        one.delete(declaration);
        for (const step of steps) single.add(step);
      }
  return { compound, single };
}

function repeats({ declarations }: Rule, { compound, single }: Primitives): boolean {
  const isGap = (declaration: string) => propertyOf(declaration) === 'gap';
  const placed = compound.find((one) =>
    [...one].every((declaration) => declarations.includes(declaration)),
  );
  return declarations.every(
    (declaration) =>
      placed?.has(declaration) || (single.has(declaration) && (placed || !isGap(declaration))),
  );
}

/** Rules that a class in the markup could replace: those of an element, a state, a sibling or the component library cannot be. */
const isReplaceable = ({ selector }: Rule): boolean =>
  selector.includes('.') && !/[:*[+~]|\.ant-|^\.lucide$/.test(selector.replaceAll(':is(', '('));

/** Rules of the apps whose declarations are all those of classes of `packages/styles/primitives.css`. */
export function findRepeatedPrimitives(root: string): string[] {
  const primitives = readPrimitives(root);
  return features.flatMap((pattern) =>
    globSync(pattern, { cwd: root })
      .sort()
      .flatMap((file) =>
        readRules(readFileSync(path.join(root, file), 'utf8'))
          .filter((rule) => isReplaceable(rule) && repeats(rule, primitives))
          .map(({ selector }) => `${file}: ${selector}`),
      ),
  );
}

/** Declarations of tokens outside the file of tokens. */
export function findOtherTokens(root: string): string[] {
  const declared = /(?:^|[\s;{])(--[\w-]+):/g;
  const namesIn = (file: string) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(declared)].map(
      ([, name = '']) => name,
    );
  const tokens = new Set(namesIn(`${shared}/tokens.css`));
  return features
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .sort()
    .flatMap((file) =>
      namesIn(file)
        .filter((name) => tokens.has(name))
        .map((name) => `${file}: ${name}`),
    );
}

/** Rules that reach into the component library, by the line that names its class. */
export function findLibraryOverrides(root: string): string[] {
  return globSync('apps/console/src/**/*.css', { cwd: root })
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) => line.includes('.ant-'))
        .map((line) => `${file}: ${line.trim()}`),
    );
}
