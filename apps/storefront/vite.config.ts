import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // The server imports the build in its own process, where the contract is TypeScript in a workspace: bundle it.
  ssr: { noExternal: ['@vitrine/contract'] },
  build: { target: 'es2022' },
});
