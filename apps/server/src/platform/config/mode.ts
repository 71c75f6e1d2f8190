/** How the server was started: `start` (trial, fills demonstration data), `serve` (production) or `test`. */
export type Mode = 'start' | 'serve' | 'test';
