import pg from 'pg';
import { type Answer, runPrepared, type Statement } from './prepared-query.ts';
import { sendTogether } from './send-together.ts';

interface Reader {
  client: Promise<pg.PoolClient>;
  underWay: number;
  broken: boolean;
}

/** Another connection is used once each has this many statements under way. */
const sharedFrom = 3;
/** Short reads use at most this part of the pool. */
const partOfPool = 4;

/** A statement that the server rejected did not change the connection; any other error ends it. */
export const isOfStatement = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR';

/**
 * Connections that many short reads use together: what several requests read at a moment is sent in one packet, which wakes one process
 * of the database. To wake it, and to be woken, costs both sides more than such a read. A reader goes back to the pool as soon as nothing
 * is under way on it, so that a single request uses the pool as any other does.
 */
export class SharedReaders {
  readonly #pool: pg.Pool;
  readonly #max: number;
  readonly #readers: Reader[] = [];

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.#max = Math.max(1, Math.floor((pool.options.max ?? 0) / partOfPool));
  }

  async run(name: string, statement: Statement): Promise<Answer> {
    const reader = this.#choose();
    reader.underWay += 1;
    try {
      const client = await reader.client;
      sendTogether(client);
      return await runPrepared(client, name, statement);
    } catch (error) {
      if (!isOfStatement(error)) reader.broken = true;
      throw error;
    } finally {
      reader.underWay -= 1;
      if (reader.underWay === 0) await this.#release(reader);
    }
  }

  #choose(): Reader {
    const usable = this.#readers.filter(({ broken }) => !broken);
    const [least] = usable.toSorted((left, right) => left.underWay - right.underWay);
    if (least && (least.underWay < sharedFrom || usable.length >= this.#max)) return least;
    const reader = { client: this.#pool.connect(), underWay: 0, broken: false };
    this.#readers.push(reader);
    return reader;
  }

  async #release(reader: Reader): Promise<void> {
    this.#readers.splice(this.#readers.indexOf(reader), 1);
    // One that could not be opened has failed its statements already.
    const client = await reader.client.catch(() => undefined);
    client?.release(reader.broken);
  }
}
