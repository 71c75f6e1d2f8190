import type { Module } from '../module.ts';
import { sweepKeys } from './idempotency.ts';

export const idempotencyModule: Module = {
  name: 'idempotency',
  schedules: [{ name: 'idempotency.sweep', everySeconds: 21_600, run: sweepKeys }],
};
