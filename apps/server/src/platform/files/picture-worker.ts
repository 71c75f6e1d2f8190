import { Failure } from '../failure.ts';
import {
  type CopyKind,
  copyImage,
  decodePicture,
  type EncodedImage,
  type ImageLimits,
} from './images.ts';

/** A picture to decode and check, or a stored picture of which a copy is made. */
export type PictureTask =
  | { kind: 'decode'; bytes: Uint8Array; limits: ImageLimits }
  | { kind: 'copy'; bytes: Uint8Array; copy: CopyKind };

export interface PictureResults {
  decode: EncodedImage;
  copy: Buffer;
}

export type PictureAnswer =
  | { result: PictureResults[PictureTask['kind']] }
  | { failure: string }
  | { error: string };

const work = (task: PictureTask) =>
  task.kind === 'decode'
    ? decodePicture(Buffer.from(task.bytes), task.limits)
    : copyImage(task.bytes, task.copy);

const send = (answer: PictureAnswer) => process.send?.(answer);

async function answer(task: PictureTask): Promise<void> {
  try {
    send({ result: await work(task) });
  } catch (error) {
    if (error instanceof Failure) send({ failure: error.code });
    else send({ error: error instanceof Error ? error.message : String(error) });
  }
}

// Decodes and encodes one picture after the other in the process that `picture-pool.ts` starts.
if (process.send) {
  process.on('message', answer);
  process.on('disconnect', () => process.exit());
}
