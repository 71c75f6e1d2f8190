import { mock } from 'node:test';

// Loaded before the server (`--import`): its clock stops, so that the demonstration has the same days and times in each run.
mock.timers.enable({ apis: ['Date'], now: Date.parse(process.env.LOOKS_NOW ?? '') });
