import { createHash } from 'node:crypto';
import pg from 'pg';

const textsMax = 1_500;
const usesBeforeName = 3;

/** Texts that came before, in this process, with how often or, from then on, under which name. */
const texts = new Map<string, number | string>();

/** The name of a statement that keeps coming back; none for one that is new, or when there are too many. */
function nameOfStatement(text: string): string | undefined {
  const known = texts.get(text);
  if (typeof known === 'string') return known;
  if (known === undefined && texts.size >= textsMax) return undefined;
  const uses = (known ?? 0) + 1;
  if (uses < usesBeforeName) {
    texts.set(text, uses);
    return undefined;
  }
  const name = `auto.${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
  texts.set(text, name);
  return name;
}

interface Statement {
  text?: unknown;
  name?: string | undefined;
}

/**
 * A connection on which statements with parameters are prepared once they keep coming back, so that PostgreSQL parses
 * and plans them once per connection: what Drizzle builds takes longer to plan than to run.
 */
export class NamingClient extends pg.Client {
  override query(...parts: never[]): never {
    const [statement, values, ...rest] = parts as unknown[] as [Statement | string, unknown, ...never[]];
    const send = super.query.bind(this) as (...given: unknown[]) => never;
    if (typeof statement === 'object' && typeof statement.text === 'string' && !statement.name && Array.isArray(values) && values.length) {
      const name = nameOfStatement(statement.text);
      if (name) return send({ ...statement, name }, values, ...rest);
    }
    return send(...parts);
  }
}
