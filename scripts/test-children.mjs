import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { root } from './install.mjs';

const children = new Set();

/** Starts a process of the test run, which ends with it. */
export function start(command, args, options) {
  const child = spawn(command, args, { cwd: root, ...options });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** The exit status of a process; 1 if a signal ended it. */
export const ended = (child) =>
  new Promise((resolve) => child.once('close', (status) => resolve(status ?? 1)));

const niceness = 5;

/** For what runs beside journeys, whose pages are waited for: it takes the time in which they wait. What it starts later inherits this. */
export function lowerPriority({ pid }) {
  try {
    if (pid) setPriority(pid, niceness);
  } catch {
    // It has ended, or the system forbids it.
  }
}

export function stopChildren() {
  for (const child of children) child.kill('SIGTERM');
}
