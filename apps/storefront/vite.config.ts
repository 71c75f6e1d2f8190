import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { precompress } from '../../scripts/precompress.ts';

export default defineConfig({
  plugins: [
    reactRouter(),
    precompress(
      path.resolve(import.meta.dirname, process.env['STOREFRONT_BUILD'] || 'build', 'client'),
    ),
  ],
  // The server imports the build in its own process. The contract is TypeScript in a workspace, and of the 1,500 icons a
  // dozen are ours: both are bundled.
  ssr: { noExternal: ['@vitrine/contract', 'lucide-react'] },
  // Copies of the packages in the build have to come with their notices.
  build: { target: 'es2022', license: { fileName: 'third-party-licences.md' } },
});
