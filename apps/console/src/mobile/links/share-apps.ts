import type { LinkChannel } from '@vitrine/contract/shop/links.ts';
import type { appMarks } from './app-marks.ts';

export interface ShareApp {
  key: keyof typeof appMarks;
  name: string;
  /** The channel under which clicks are counted. */
  channel: LinkChannel;
  /** Where the person goes on; apps that take no link in their address get it pasted. */
  address: (words: string, link: string) => string;
  isPasted: boolean;
}

const encode = encodeURIComponent;

export const shareApps: readonly ShareApp[] = [
  {
    key: 'instagram',
    name: 'Instagram',
    channel: 'instagram',
    address: () => 'https://www.instagram.com/',
    isPasted: true,
  },
  {
    key: 'tiktok',
    name: 'TikTok',
    channel: 'tiktok',
    address: () => 'https://www.tiktok.com/upload',
    isPasted: true,
  },
  {
    key: 'whatsapp',
    name: 'WhatsApp',
    channel: 'whatsapp',
    address: (words, link) => `https://wa.me/?text=${encode(`${words} ${link}`)}`,
    isPasted: false,
  },
  {
    key: 'youtube',
    name: 'YouTube',
    channel: 'youtube',
    address: () => 'https://studio.youtube.com/',
    isPasted: true,
  },
  {
    key: 'telegram',
    name: 'Telegram',
    channel: 'other',
    address: (words, link) => `https://t.me/share/url?url=${encode(link)}&text=${encode(words)}`,
    isPasted: false,
  },
];
