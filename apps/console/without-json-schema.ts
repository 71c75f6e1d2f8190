import type { Plugin } from 'vite';

const skipped = 'undefined /* left out by without-json-schema.ts */';

/** The names of what a module of zod exports as constants from here on. */
const constants = (code: string) =>
  [...code.matchAll(/^export const (\w+) =/gm)].map(([, name]) => name);

/**
 * Leaves out of the browsers' files what writes JSON Schema from zod's shapes: every shape refers to it, so it would come
 * with the first page, and only the server ever calls it (`platform/http/openapi-schemas.ts`).
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'vitrine-without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (/zod\/v4\/core\/to-json-schema\.js$/.test(id)) {
        const at = code.indexOf('export const createToJSONSchemaMethod');
        if (at < 0) throw new Error('zod is built otherwise now: adapt without-json-schema.ts');
        const unused = `() => ${skipped}`;
        return `${code.slice(0, at)}export const createToJSONSchemaMethod = ${unused};\nexport const createStandardJSONSchemaMethod = ${unused};\n`;
      }
      if (/zod\/v4\/core\/json-schema-processors\.js$/.test(id)) {
        // What is before it is asked by shapes for their own bounds.
        const at = code.indexOf('export const stringProcessor');
        if (at < 0) throw new Error('zod is built otherwise now: adapt without-json-schema.ts');
        const names = constants(code.slice(at)).map((name) => `export const ${name} = ${skipped};`);
        return `${code.slice(0, at)}${names.join('\n')}\nexport const toJSONSchema = ${skipped};\n`;
      }
      return undefined;
    },
  };
}
