import { hashOf } from './bank-rows.ts';

/** A file without its bytes, which are not needed again. */
interface FormFile {
  name: string;
  type: string;
  size: number;
  hash: string;
}

/** A multipart body as an object; a field that is sent several times is a list. */
export async function readForm(
  body: unknown,
  contentType: string,
): Promise<Record<string, unknown>> {
  if (!Buffer.isBuffer(body)) return {};
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData();
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const read: FormFile | string =
      typeof value === 'string'
        ? value
        : {
            name: value.name,
            type: value.type,
            size: value.size,
            hash: hashOf(Buffer.from(await value.arrayBuffer()).toString('base64')),
          };
    const known = fields[name];
    fields[name] = known === undefined ? read : [known, read].flat();
  }
  return fields;
}
