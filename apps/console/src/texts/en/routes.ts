import { menuTitles } from '@vitrine/contract/texts/en/menu-titles.ts';

/** Titles of the menu and of pages outside of it. At most 19 letters fit the menu. */
export const route = {
  ...menuTitles,
  payauth: 'Payment authorisation',
  payresult: 'Payment result',
  profile: 'Account and security',
  notices: 'Notices',
  courseContent: 'Course',
  topics: 'Your topics',
} as const;
