/** Runs `work`, then `clean`; also when Ctrl-C ends the process before, where only what needs no waiting can be done. */
export async function withCleanup<Result>(
  clean: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  process.on('exit', clean);
  try {
    return await work();
  } finally {
    process.off('exit', clean);
    clean();
  }
}
