import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // `npm run dev` builds beside what the server is using.
  buildDirectory: process.env['STOREFRONT_BUILD'] || 'build',
} satisfies Config;
