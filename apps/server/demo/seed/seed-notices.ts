import type { NoticeForm } from '@vitrine/contract/admin/notice-forms.ts';
import { addNotice } from '#admin/notices/index.ts';
import { type Caller, inTx, type Platform } from '#platform/context.ts';
import { callerOf } from '#platform/http/route.ts';
import { asOperator } from './history/seeded-store.ts';
import { noticeTranslations } from './notice-translations.ts';

/** What the platform has told everybody, and how many days ago. */
const notices: readonly ({ daysAgo: number } & Pick<
  NoticeForm,
  'title' | 'content' | 'type' | 'level'
>)[] = [
  {
    daysAgo: 60,
    title: 'Payouts are now made every week',
    type: 5,
    level: 'L',
    content: `<p>Until now payouts left once a month. From this week on you choose: each day, each week, each month, or only when you ask.</p>
      <ul><li>Open <b>Revenue</b> and choose the schedule below your balance.</li><li>The smallest amount stays the same.</li><li>Nothing changes for money that is already on its way.</li></ul>`,
  },
  {
    daysAgo: 21,
    title: 'Maintenance tonight from 02:00 to 02:30 UTC',
    type: 2,
    level: 'M',
    content: `<p>We move the database to a larger machine. For up to thirty minutes buyers can look at your store but not pay.</p>
      <p>Orders that are being paid at that moment are completed afterwards. You need not do anything.</p>`,
  },
  {
    daysAgo: 6,
    title: 'Nobody from Vitrine asks for your password',
    type: 3,
    level: 'H',
    content: `<p>Some owners received messages that look like ours and ask them to sign in on another website.</p>
      <h3>How to recognise them</h3><ul><li>We never ask for a password or a code by message or telephone.</li><li>Our emails lead to the address at which you are reading this, and to no other.</li></ul>
      <p>If you entered your password somewhere else, change it in your <b>profile</b> and sign out everywhere.</p>`,
  },
  {
    daysAgo: 2,
    title: 'Parcels take longer in December',
    type: 4,
    level: 'L',
    content: `<p>In December carriers need up to three days more.</p>
      <p>If you announce gifts, ask your followers to order before the middle of the month.</p>`,
  },
];

/** Publishes the demonstration's notices, each on its day if the clock can go there. */
export async function seedNotices(
  platform: Platform,
  travel?: (daysAgo: number) => void,
): Promise<void> {
  const operator = await asOperator(platform);
  const caller: Caller = {
    ...callerOf(operator),
    permissions: new Set(['sys:notice:publish'] as const),
  };
  for (const { daysAgo, ...form } of notices) {
    travel?.(daysAgo);
    await inTx({ ...operator, caller }, (tx) =>
      addNotice(tx, {
        ...form,
        language: 'en',
        translations: noticeTranslations[form.title],
        targetType: 1,
        targetUserIds: [],
        publish: true,
        scheduleTime: null,
      }),
    );
  }
}
