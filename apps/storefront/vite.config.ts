import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // The server imports the build in its own process. The contract is TypeScript in a workspace, and of the 1,500 icons a
  // dozen are ours: both are bundled.
  ssr: { noExternal: ['@vitrine/contract', 'lucide-react'] },
  build: { target: 'es2022' },
});
