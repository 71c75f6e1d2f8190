import { z } from 'zod';
import { startSandbox } from './start.ts';

/** The sandbox as a separate process: `SANDBOX_SECRET=… BOOK_FILE=… TARGETS=… node main.ts`. */
const settings = z
  .object({
    SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(8083),
    SANDBOX_HOST: z.string().default('127.0.0.1'),
    SANDBOX_URL: z.url().optional(),
    SANDBOX_SECRET: z.string().min(16),
    BOOK_FILE: z.string().min(1),
    TARGETS: z
      .string()
      .default('')
      .transform((text) => text.split(',').filter(Boolean)),
    LATE_MS: z.coerce.number().int().min(0).default(4_000),
    CLOCK_AT: z.iso.datetime().optional(),
  })
  .parse(process.env);

const sandbox = await startSandbox({
  port: settings.SANDBOX_PORT,
  host: settings.SANDBOX_HOST,
  publicUrl: settings.SANDBOX_URL,
  bookFile: settings.BOOK_FILE,
  secret: settings.SANDBOX_SECRET,
  targets: settings.TARGETS,
  lateMs: settings.LATE_MS,
  startAt: settings.CLOCK_AT,
});
process.stdout.write(`sandbox ready at ${sandbox.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
