import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../scripts/precompress.ts';
import { shapesOf } from './contract-shapes.ts';
import { firstFiles } from './first-files.ts';
import { firstPageGroups } from './first-pages.ts';
import { createKitStyles } from './kit-styles.ts';
import { createLightContract } from './light-contract.ts';
import { createLightKit } from './light-kit.ts';
import { phoneWorker } from './phone-worker.ts';
import { withoutJsonSchema } from './without-json-schema.ts';

const here = import.meta.dirname;
const firstPages = firstPageGroups(join(here, 'src'));
// The icons of the sign-in page; those of all other pages come after it.
const firstIcons =
  /lucide-react\/dist\/esm\/(?:Icon|createLucideIcon|context|defaultAttributes|shared\/.*|icons\/(?:arrow-big-up|check|chevron-down|circle-check|circle-exclamation-point|eye|eye-off|info|languages|loader-circle|monitor|moon|refresh-cw|sun|triangle-exclamation-point|wifi-off|x))\.\w+$/;
/** Parts of the component library; what they need of it comes with them. */
const antd = (parts: string) => new RegExp(`node_modules/antd/es/(?:${parts})/`);
const server = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: here,
  plugins: [
    react(),
    withoutJsonSchema(),
    createLightContract(here),
    createLightKit(),
    createKitStyles(here),
    firstFiles(here),
    phoneWorker(here),
    precompress(join(here, 'dist')),
  ],
  server: {
    port: 5173,
    // The specification's development proxy prefix; pictures and push go to the same server.
    proxy: {
      '/dev-api': {
        target: server,
        changeOrigin: true,
        rewrite: (path) => path.slice('/dev-api'.length),
      },
      '/api': { target: server, changeOrigin: true },
      '/files': { target: server, changeOrigin: true },
      '/course-files': { target: server, changeOrigin: true },
      '/exports': { target: server, changeOrigin: true },
      '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    // Copies of the packages in the build have to come with their notices.
    license: { fileName: 'third-party-licences.md' },
    // Which file imports which, for `scripts/built-sizes.test.ts`.
    manifest: true,
    chunkSizeWarningLimit: 1200,
    // Every browser of the build's target preloads modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs comes in a few files instead of a hundred: a slow line pays for each request.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: new RegExp(
                `rolldown/runtime|node_modules/(?:react|react-dom|scheduler|react-router|@tanstack|zustand)/|${firstIcons.source}`,
              ),
            },
            { name: 'zod', test: /node_modules\/zod\// },
            ...firstPages.icons,
            // Two sharers are enough: what one page and the phone's home share must not come with the phone's home.
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
            // The first page, which came in forty small files that held up each other and the person.
            ...firstPages.start,
            ...firstPages.login,
            {
              name: 'lib',
              test: /apps\/console\/src\/lib\/|contract\/src\/(?:catalogue|fill-text)/,
              minShareCount: 3,
            },
            ...firstPages.home,
            ...firstPages.deskStart,
            // The component library by what is used together.
            {
              name: 'kit',
              test: antd('menu|tooltip|popover|badge|segmented|config-provider|theme'),
            },
            { name: 'kit-buttons', test: antd('button') },
            { name: 'kit-menus', test: antd('dropdown') },
            { name: 'kit-fields', test: antd('input|select') },
            { name: 'kit-drawers', test: antd('drawer|modal|popconfirm') },
            ...firstPages.desk,
            // The shapes that all forms check by: no page with figures waits for it.
            {
              name: 'shapes',
              test: new RegExp(`contract/src/[\\w-]+\\.ts\\${shapesOf}$`),
              minShareCount: 2,
            },
          ],
        },
      },
      input: {
        desktop: join(here, 'index.html'),
        // The phone's entry joins the build as soon as its main file stands.
        ...(existsSync(join(here, 'src/mobile/main.tsx'))
          ? { mobile: join(here, 'mobile.html') }
          : {}),
      },
    },
  },
});
