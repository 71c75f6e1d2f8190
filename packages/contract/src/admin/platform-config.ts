import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const getPlatformConfig = endpoint({
  name: 'configs.platform',
  method: 'GET',
  path: '/api/v1/config/platform',
  public: true,
  summary:
    'What every page shows of the platform: its name, its logo and the help texts, in the language of the caller where operators wrote one for it. Open consoles read it again after a message on `/topic/config`.',
  reply: z.object({
    name: z.string(),
    logoUrl: z.string(),
    signInHelp: z.string(),
    checkoutHelp: z.string(),
  }),
});
