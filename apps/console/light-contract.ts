import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { findNodes, type Node } from './source-nodes.ts';

/** Read by the server and its API page only: a client needs the way to an endpoint. */
export const serverFields: ReadonlySet<string> = new Set([
  'summary',
  'params',
  'query',
  'reply',
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
  // From the last place to the first, so that each place is still where the program has it.
  const edits = [...cuts.filter((cut) => !isWithin(cut)), ...markPure(body)].toSorted(
    (left, right) => right.at - left.at,
  );
  return edits.reduce(
    (result, { at, end, text }) => result.slice(0, at) + text + result.slice(end),
    code,
  );
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

/**
 * Leaves out of the browsers' files what the contract says to the server: most of it is shapes, which a page would fetch and make before
 * it is drawn, and no page reads (`light-contract.test.ts`).
 */
export function createLightContract(folder: string): Plugin {
  let formEndpoints: ReadonlySet<string> | undefined;
  return {
    name: 'vitrine-light-contract',
    apply: 'build',
    transform(code, id) {
      if (!isOfContract(id)) return undefined;
      formEndpoints ??= findFormEndpoints(path.join(folder, 'src'));
      return removeServerFields(code, this.parse(code) as { body: unknown }, formEndpoints);
    },
  };
}
