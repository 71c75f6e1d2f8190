import type { Readable } from 'node:stream';

/** Both ends belong to it. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where uploads are stored: a local folder, or a bucket. */
export interface FileStore {
  /** Stores a file. Readers get the previous or the new one, never a part of it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a file, and no other memory of their buffer; undefined when there is no such file. */
  read(key: string): Promise<Buffer | undefined>;
  /** Stores a file of the local disk, however large it is. */
  putFile(key: string, file: string): Promise<void>;
  /** The bytes from `start` up to and with `end`; undefined when there is no such file. */
  open(key: string, range: ByteRange): Promise<Readable | undefined>;
  has(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
}
