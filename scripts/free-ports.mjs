import { createServer } from 'node:net';

const given = new Set();

const listen = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => resolve(probe));
  });

/** Ports on which nothing listens. None is given twice by a process: the system may hand out one again once it is closed. */
export async function findPorts(count) {
  const probes = await Promise.all(Array.from({ length: count }, listen));
  const found = probes.map((probe) => probe.address().port).filter((port) => !given.has(port));
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  for (const port of found) given.add(port);
  return found.length === count ? found : [...found, ...(await findPorts(count - found.length))];
}
