import { bellChannel } from './bell.ts';
import type { Channel } from './channel.ts';
import { mailChannel } from './mail.ts';
import { pushChannel } from './push.ts';

/** Every channel, in the order in which screens show them. One line per channel. */
export const channels: readonly Channel[] = [mailChannel, pushChannel, bellChannel];

/** The modules of channels that have one. */
export const channelModules = channels.flatMap(({ module }) => module ?? []);
