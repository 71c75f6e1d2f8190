/** Names that a file may use, by the module that exports them. */
export type Sources = Readonly<Record<string, readonly string[]>>;

const typeOnly = (name: string): boolean => name.startsWith('type ');
const bare = (name: string): string => name.replace(/^type /, '');

/** Import lines for those of the names that the code uses, in the order in which the formatter puts them. */
export function importsFor(code: string, sources: Sources): string {
  const lines = Object.entries(sources).flatMap(([module, names]) => {
    const used = names.filter((name) =>
      new RegExp(
        `(?<![\\w'])(?<!(?<!\\.\\.)\\.)${bare(name).replace(/.* as /, '')}\\b(?!['\\w])`,
      ).test(code),
    );
    if (!used.length) return [];
    const isTypes = used.every(typeOnly);
    return [
      `import ${isTypes ? 'type ' : ''}{ ${used.map((name) => (isTypes ? bare(name) : name)).join(', ')} } from '${module}';`,
    ];
  });
  return `${lines.join('\n')}\n\n`;
}

/** Lines of code, without those that are empty. */
export const lines = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n');
