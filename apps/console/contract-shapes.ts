import path from 'node:path';

/** A statement that declares something or does something. */
interface Part {
  readonly code: string;
  readonly names: readonly string[];
  /** The names that it refers to. */
  readonly used: ReadonlySet<string>;
  readonly isExported: boolean;
}

/** A name of another module; `from` is a file of the contract or a package. */
interface Place {
  readonly from: string;
  readonly name: string;
}

/** A module of the contract in its statements. */
export interface ContractModule {
  readonly parts: readonly Part[];
  /** The imports, by the name that it has here. */
  readonly imports: ReadonlyMap<string, Place>;
  /** Everything that it only hands on: all names of these files, and single names. */
  readonly allOf: readonly string[];
  readonly handedOn: ReadonlyMap<string, Place>;
}

type Syntax = Readonly<Record<string, unknown>> & {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

interface Named {
  readonly name?: string;
}
interface Specifier extends Syntax {
  readonly local: Named;
  readonly imported?: Named;
  readonly exported?: Named;
}
interface Statement extends Syntax {
  readonly source?: { readonly value: string } | null;
  readonly specifiers?: readonly Specifier[];
  readonly declaration?: Statement | null;
  readonly declarations?: readonly { readonly id: Syntax }[];
  readonly id?: Named | null;
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

/** The names of fields are no references. */
const isFieldName = (parent: Syntax, key: string) =>
  !parent['computed'] &&
  ((parent.type === 'MemberExpression' && key === 'property') ||
    (parent.type === 'Property' && key === 'key' && !parent['shorthand']));

function* readIdentifiers(node: Syntax): Generator<string> {
  if (node.type === 'Identifier') yield node['name'] as string;
  for (const [key, value] of Object.entries(node)) {
    if (isFieldName(node, key)) continue;
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isSyntax(child)) yield* readIdentifiers(child);
  }
}

function namesOf(statement: Statement): string[] {
  if (statement.declarations)
    return statement.declarations.flatMap(({ id }) => [...readIdentifiers(id)]);
  return statement.id?.name ? [statement.id.name] : [];
}

/** The file that a module of the contract or of the console means by an address, if it is one of the contract. */
export function findContractFile(from: string, file: string, contract: string): string | undefined {
  if (from.startsWith('@vitrine/contract/'))
    return path.join(contract, from.slice('@vitrine/contract/'.length));
  return from.startsWith('.') ? path.join(path.dirname(file), from) : undefined;
}

/** Takes a module apart; `program` is its syntax tree. */
export function readModule(
  code: string,
  program: { readonly body: unknown },
  file: string,
  contract: string,
): ContractModule {
  const parts: Part[] = [];
  const imports = new Map<string, Place>();
  const handedOn = new Map<string, Place>();
  const allOf: string[] = [];
  for (const statement of program.body as readonly Statement[]) {
    const address = statement.source?.value;
    const from = address && (findContractFile(address, file, contract) ?? address);
    if (statement.type === 'ImportDeclaration' && from)
      for (const { local, imported } of statement.specifiers ?? [])
        imports.set(local.name ?? '', { from, name: imported?.name ?? '*' });
    else if (statement.type === 'ExportAllDeclaration' && from) allOf.push(from);
    else if (from)
      for (const { local, exported } of statement.specifiers ?? [])
        handedOn.set(exported?.name ?? '', { from, name: local.name ?? '' });
    else {
      const declared = statement.declaration ?? statement;
      parts.push({
        code: code.slice(statement.start, statement.end),
        names: namesOf(declared),
        used: new Set(readIdentifiers(statement)),
        isExported: Boolean(statement.declaration),
      });
    }
  }
  return { parts, imports, allOf, handedOn };
}

export const writeImport = (local: string, { from, name }: Place): string =>
  `import { ${name} as ${local} } from ${JSON.stringify(from)};`;

/** The end of the name of a module that has the shapes of a file of the contract. */
export const shapesOf = '?shapes';

/** Which names of the contract need zod, and where each is declared. */
export interface ContractShapes {
  /** The module that declares a name of the contract, and the name there. */
  findDeclaration(file: string, name: string): Place;
  /** One of the two modules that a file of the contract becomes. */
  write(file: string, kind: 'plain' | 'shapes'): string;
}

/**
 * Divides each module of the contract in two: what refers to zod, directly or through others, and the rest. Most pages call endpoints and
 * check nothing, and have to wait for neither zod nor the shapes.
 */
export function divideContract(modules: ReadonlyMap<string, ContractModule>): ContractShapes {
  const shapes = new Map([...modules.keys()].map((file) => [file, new Set<string>()]));

  const findSource = ({ from, name }: Place): Place => {
    const module = modules.get(from);
    if (!module || module.parts.some(({ names }) => names.includes(name))) return { from, name };
    const handedOn = module.handedOn.get(name) ?? module.imports.get(name);
    if (handedOn) return findSource(handedOn);
    const found = module.allOf
      .map((file) => findSource({ from: file, name }))
      .find((place) =>
        modules.get(place.from)?.parts.some(({ names }) => names.includes(place.name)),
      );
    return found ?? { from, name };
  };
  const isShape = (place: Place) => {
    const { from, name } = findSource(place);
    return from === 'zod' || Boolean(shapes.get(from)?.has(name));
  };
  const needsZod = (file: string, { used }: Part) => {
    const imports = modules.get(file)?.imports;
    return [...used].some((name) => isShape(imports?.get(name) ?? { from: file, name }));
  };

  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [file, { parts }] of modules)
      for (const part of parts) {
        const found = shapes.get(file);
        if (part.names.every((name) => found?.has(name)) || !needsZod(file, part)) continue;
        for (const name of part.names) found?.add(name);
        isChanged = true;
      }
  }

  const findDeclaration = (from: string, name: string): Place => {
    const place = findSource({ from, name });
    return isShape(place) && place.from !== 'zod'
      ? { from: place.from + shapesOf, name: place.name }
      : place;
  };

  const write = (file: string, kind: 'plain' | 'shapes'): string => {
    const module = modules.get(file);
    if (!module) throw new Error(`${file} is not of the contract`);
    const isOfShapes = ({ names }: Part) => names.some((name) => shapes.get(file)?.has(name));
    const isHere = (part: Part) => isOfShapes(part) === (kind === 'shapes');
    const namesOfAll = (parts: readonly Part[]) => new Set(parts.flatMap(({ names }) => names));
    const usedBy = (parts: readonly Part[]) => new Set(parts.flatMap(({ used }) => [...used]));
    const here = module.parts.filter(isHere);
    const there = module.parts.filter((part) => !isHere(part));
    const [names, namesThere] = [namesOfAll(here), namesOfAll(there)];
    const imports = [...usedBy(here)].flatMap((name) => {
      if (names.has(name)) return [];
      if (namesThere.has(name)) return [writeImport(name, { from: file, name })];
      const place = module.imports.get(name);
      return place ? [writeImport(name, findDeclaration(place.from, place.name))] : [];
    });
    const code = [...imports, ...here.map((part) => part.code)];
    if (kind === 'shapes') return code.join('\n');
    const exported = namesOfAll(here.filter(({ isExported }) => isExported));
    const usedThere = usedBy(there);
    const asWell = [...names].filter((name) => usedThere.has(name) && !exported.has(name));
    const handedOn = [...module.handedOn].flatMap(([name, place]) => {
      if (isShape(place)) return [];
      const source = findDeclaration(place.from, place.name);
      return [`export { ${source.name} as ${name} } from ${JSON.stringify(source.from)};`];
    });
    return [
      ...code,
      ...(asWell.length ? [`export { ${asWell.join(', ')} };`] : []),
      ...handedOn,
      ...module.allOf.map((from) => `export * from ${JSON.stringify(from)};`),
    ].join('\n');
  };
  return { findDeclaration, write };
}
