import { type Node, parseSync } from 'oxc-parser';
import { childrenOf } from '../syntax-tree.ts';
import { bannedNameParts, bannedOpening, bannedWords, standardVerbs } from './vocabulary.ts';

export const kinds = ['comments', 'titles', 'names', 'functions', 'documents'] as const;
type Kind = (typeof kinds)[number];

export interface Finding {
  kind: Kind;
  line: number;
  text: string;
}

const lineOf = (source: string, offset: number): number =>
  source.slice(0, offset).split('\n').length;

/** The banned words of a text, and its opening when it has one of the banned ones. */
function findInText(text: string, kind: Kind, line: number, hasOpening: boolean): Finding[] {
  const opening = hasOpening ? bannedOpening.exec(text) : null;
  return [
    ...(opening ? [{ kind, line, text: `begins with “${opening[0]}”` }] : []),
    ...bannedWords.flatMap(({ words, instead }) =>
      [...text.matchAll(words)].map((match) => ({
        kind,
        line,
        text: `“${match[0]}” (${instead})`,
      })),
    ),
  ];
}

/** `/** … *​/` and `// …` without their signs; code in backticks is no prose. */
const proseOf = (comment: string): string =>
  comment
    .replace(/^\s*\*+ ?/gm, '')
    .replace(/`[^`]*`/g, '')
    .trim();

export const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((part) => part.toLowerCase())
    .filter(Boolean);

const isTool = /^(?:biome|oxlint|eslint|@ts-|prettier|knip)/;

/** Names that a declaration binds: functions, variables, parameters, types and their members. */
function declaredName(node: Node, parent: Node | undefined): string | undefined {
  if (node.type !== 'Identifier' || !parent) return undefined;
  const isDeclared =
    ((parent.type === 'FunctionDeclaration' ||
      parent.type === 'VariableDeclarator' ||
      parent.type === 'ClassDeclaration' ||
      parent.type === 'TSInterfaceDeclaration' ||
      parent.type === 'TSTypeAliasDeclaration') &&
      parent.id === node) ||
    ((parent.type === 'TSPropertySignature' || parent.type === 'TSMethodSignature') &&
      parent.key === node) ||
    ((parent.type === 'FunctionDeclaration' || parent.type === 'ArrowFunctionExpression') &&
      (parent.params as readonly unknown[]).includes(node));
  return isDeclared ? node.name : undefined;
}

/** The functions that an `export` statement declares. */
function exportedFunctions(node: Node): { name: string; start: number }[] {
  if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
  const { declaration } = node;
  if (declaration.type === 'FunctionDeclaration' && declaration.id)
    return [{ name: declaration.id.name, start: node.start }];
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' &&
    (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
      ? [{ name: id.name, start: node.start }]
      : [],
  );
}

/** Components and hooks are named by React's rules, and not by a verb. */
const isNamedByVerb = (name: string): boolean =>
  /^[A-Z]/.test(name) || standardVerbs.has(partsOf(name)[0] ?? '');

/** What a program contains that the vocabulary does not allow. */
export function findInProgram(source: string, file: string): Finding[] {
  const { program, comments } = parseSync(file, source);
  const findings: Finding[] = [];
  const texts: { end: number; line: number; text: string; isLine: boolean }[] = [];
  for (const { value, start, end, type } of comments) {
    if (isTool.test(value.trim())) continue;
    const before = texts.at(-1);
    // Consecutive line comments are one text: only the first of them has an opening.
    if (
      type === 'Line' &&
      before?.isLine &&
      /^[^\S\n]*\n[^\S\n]*$/.test(source.slice(before.end, start))
    ) {
      before.text += ` ${value.trim()}`;
      before.end = end;
    } else texts.push({ end, line: lineOf(source, start), text: value, isLine: type === 'Line' });
  }
  for (const { line, text } of texts)
    findings.push(...findInText(proseOf(text), 'comments', line, true));
  const visit = (node: Node, parent: Node | undefined): void => {
    const name = declaredName(node, parent);
    const part =
      name === undefined ? undefined : partsOf(name).find((one) => bannedNameParts.has(one));
    if (name !== undefined && part)
      findings.push({
        kind: 'names',
        line: lineOf(source, node.start),
        text: `${name} (“${part}”)`,
      });
    for (const exported of exportedFunctions(node))
      if (!isNamedByVerb(exported.name))
        findings.push({
          kind: 'functions',
          line: lineOf(source, exported.start),
          text: `${exported.name} begins with no standard verb`,
        });
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      /^(?:test|it|describe)$/.test(node.callee.name)
    ) {
      const [title] = node.arguments;
      const text =
        title?.type === 'Literal' && typeof title.value === 'string'
          ? title.value
          : title?.type === 'TemplateLiteral'
            ? title.quasis.map(({ value }) => value.raw).join('…')
            : undefined;
      if (text !== undefined)
        findings.push(...findInText(text, 'titles', lineOf(source, node.start), true));
    }
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(program, undefined);
  return findings;
}

/** Documents are read line by line, without code and quotations. */
export function findInDocument(source: string): Finding[] {
  let isCode = false;
  return source.split('\n').flatMap((text, index) => {
    if (text.startsWith('```')) isCode = !isCode;
    return isCode
      ? []
      : findInText(text.replace(/`[^`]*`|“[^”]*”/g, ''), 'documents', index + 1, false);
  });
}
