import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./apps/server/src/**/*.tables.ts', './apps/server/src/platform/http/idempotency.ts'],
  // Another folder while `npm run check` compares tables and migrations.
  out: process.env['MIGRATIONS_FOLDER'] ?? './apps/server/migrations',
});
