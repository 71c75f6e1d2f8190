import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, parseAst, transformWithOxc } from 'vite';
import {
  type ContractShapes,
  divideContract,
  findContractFile,
  readModule,
  shapesOf,
  writeImport,
} from './contract-shapes.ts';
import { findNodes, type Node } from './source-nodes.ts';

/** Read by the server and its API page only: a client needs the way to an endpoint. */
export const serverFields: ReadonlySet<string> = new Set([
  'summary',
  'params',
  'query',
  'reply',
  'row',
  'filters',
  'stored',
  'saved',
  'linkPurpose',
  'bodyBytesMax',
  'answers',
  'reveals',
  'failures',
  'transaction',
  'whenReadOnly',
  'whileEnrolling',
  'whileViewing',
  'limit',
]);

interface Fields extends Node {
  readonly properties?: readonly (Node & {
    readonly key?: { readonly name?: string };
    readonly value?: Node;
  })[];
}
interface Call extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly Fields[];
}
interface Declaration extends Node {
  readonly declarations?: readonly {
    readonly id: Node & { readonly name?: string };
    readonly init: Node | null;
  }[];
}
interface Statement extends Declaration {
  readonly declaration?: Declaration | null;
  readonly expression?: Node;
}
interface ImportStatement extends Node {
  readonly source?: { readonly value: string } | null;
  readonly specifiers?: readonly {
    readonly local: { readonly name: string };
    readonly imported?: { readonly name: string };
  }[];
}

const calls: ReadonlySet<string> = new Set(['CallExpression', 'NewExpression']);
const objects: ReadonlySet<string> = new Set(['ObjectExpression']);
const functions: ReadonlySet<string> = new Set(['ArrowFunctionExpression', 'FunctionExpression']);
const isCallOf = (node: Node | undefined | null, name: string): node is Call =>
  node?.type === 'CallExpression' && (node as Call).callee.name === name;

interface Edit {
  at: number;
  end: number;
  text: string;
}

/** From the last place to the first, so that each place is still where the program has it. */
const applyEdits = (code: string, edits: readonly Edit[]) =>
  edits
    .toSorted((left, right) => right.at - left.at)
    .reduce((result, { at, end, text }) => result.slice(0, at) + text + result.slice(end), code);

const declarationsOf = (body: readonly Statement[]) =>
  body.flatMap((statement) => (statement.declaration ?? statement).declarations ?? []);

/** Fields that are written as texts: a shape may have fields of these names as well. */
const hasTexts = ({ properties = [] }: Fields, ...names: string[]) =>
  names.every((name) =>
    properties.some(({ key, value }) => key?.name === name && /Literal$/.test(value?.type ?? '')),
  );

/** Endpoints, and what several have in common, without what is the server's; and shapes without their names in its API page. */
function takeOut(body: readonly Statement[], formEndpoints: ReadonlySet<string>): Edit[] {
  const definitions = ([...findNodes(body, objects)] as Fields[]).filter(
    (fields) => hasTexts(fields, 'method') || hasTexts(fields, 'name', 'path'),
  );
  // The shape of what is sent stays where a form is checked by it, and where it is not known whether one is.
  const sent = new Set(
    declarationsOf(body)
      .filter(({ id }) => !formEndpoints.has(id.name ?? ''))
      .map(({ init }) => (isCallOf(init, 'endpoint') ? init.arguments[0] : init)),
  );
  const cuts = definitions.flatMap((fields) =>
    (fields.properties ?? []).flatMap(({ key, start }, index, all) => {
      const name = key?.name ?? '';
      return serverFields.has(name) || (name === 'body' && sent.has(fields))
        ? [{ at: start, end: all[index + 1]?.start ?? fields.end - 1, text: '' }]
        : [];
    }),
  );
  const names = body.filter(({ expression }) => isCallOf(expression, 'nameSchemas'));
  return [...cuts, ...names.map(({ start, end }) => ({ at: start, end, text: '' }))];
}

/** Constants that are made by calls: of one that is not used, the bundler has to know that making it changes nothing else. */
function markPure(body: readonly Statement[]): Edit[] {
  return declarationsOf(body).flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || !init || functions.has(init.type)) return [];
    if (findNodes(init, calls).next().done) return [];
    return [
      { at: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
      { at: init.end, end: init.end, text: '))()' },
    ];
  });
}

/** A module of the contract as browsers need it; the shapes of what these endpoints are sent stay. */
export function removeServerFields(
  code: string,
  program: { body: unknown },
  formEndpoints: ReadonlySet<string>,
): string {
  const body = program.body as readonly Statement[];
  const cuts = takeOut(body, formEndpoints);
  const isWithin = ({ at, end }: Edit) =>
    cuts.some((cut) => cut.at <= at && end <= cut.end && cut.end - cut.at > end - at);
  return applyEdits(code, [...cuts.filter((cut) => !isWithin(cut)), ...markPure(body)]);
}

/** The endpoints whose body some module reads by its name, as forms do. */
function findFormEndpoints(source: string): Set<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: source });
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(path.join(source, file), 'utf8').matchAll(/\b(\w+)\.body\b/g)].map(
        ([, name = '']) => name,
      ),
    ),
  );
}

/** Modules that declare endpoints; the calls of the client have fields of the same names, and send them. */
export const isOfContract = (file: string): boolean =>
  /packages\/contract\/src\/(?!client[./]).*\.ts$/.test(file);

/** Every module of the contract without the server's fields, taken apart. */
async function readContract(contract: string, formEndpoints: ReadonlySet<string>) {
  const files = globSync('**/*.ts', { cwd: contract })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => path.join(contract, file))
    .filter(isOfContract);
  const read = files.map(async (file) => {
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
    const light = removeServerFields(code, parseAst(code), formEndpoints);
    return [file, readModule(light, parseAst(light), file, contract)] as const;
  });
  return new Map(await Promise.all(read));
}

/** A module that imports of the contract, so that it imports from the two modules that each of the contract's becomes. */
export function importDeclarations(
  code: string,
  program: { body: unknown },
  file: string,
  contract: string,
  { findDeclaration }: ContractShapes,
): string {
  const edits = (program.body as readonly ImportStatement[]).flatMap((statement) => {
    const { type, source, specifiers = [], start, end } = statement;
    const from =
      type === 'ImportDeclaration' && source && findContractFile(source.value, file, contract);
    if (!from || !isOfContract(from)) return [];
    const imports = specifiers.map(({ local, imported }) => {
      if (imported) return writeImport(local.name, findDeclaration(from, imported.name));
      for (const [, name = ''] of code.matchAll(new RegExp(`\\b${local.name}\\.(\\w+)`, 'g')))
        if (findDeclaration(from, name).from.endsWith(shapesOf))
          throw new Error(`${file}: import ${name} by its name, it is a shape`);
      return `import * as ${local.name} from ${JSON.stringify(from)};`;
    });
    return [{ at: start, end, text: imports.join(' ') }];
  });
  return applyEdits(code, edits);
}

/**
 * Leaves out of the browsers' files the parts of the contract that only the server reads (`light-contract.test.ts`): most are shapes,
 * which a page would fetch and make before it is drawn. The shapes that forms need are in separate modules.
 */
export function createLightContract(folder: string): Plugin {
  const contract = path.join(folder, '../../packages/contract/src');
  let division: Promise<ContractShapes> | undefined;
  const divide = async () =>
    divideContract(await readContract(contract, findFormEndpoints(path.join(folder, 'src'))));
  return {
    name: 'vitrine-light-contract',
    apply: 'build',
    buildStart() {
      division = undefined;
    },
    async transform(code, id) {
      const file = id.replace(shapesOf, '');
      division ??= divide();
      const shapes = await division;
      if (isOfContract(file)) return shapes.write(file, id === file ? 'plain' : 'shapes');
      if (!code.includes('@vitrine/contract/') && !file.startsWith(contract)) return undefined;
      const program = this.parse(code) as { body: unknown };
      return importDeclarations(code, program, file, contract, shapes);
    },
  };
}
