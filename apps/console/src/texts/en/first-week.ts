/** A store before its first sale. */
export const firstWeek = {
  title: 'Your first week',
  line: 'Your figures will appear here with your first visitors. These four steps bring them.',
  visits_one: '{count} visit so far',
  visits_other: '{count} visits so far',
  visitedLine: 'People are looking. These steps help to turn visits into the first order.',
  bio: 'Put your link in your bio',
  bioLine: 'On each profile you have; it is the first place people look.',
  ownOrder: 'Show a product in your hands',
  ownOrderLine: 'Order one for yourself at platform price, and film it in use.',
  posts: 'Give each post its own link',
  postsLine: 'You will see which post brings visitors and which sells.',
  course: 'Take a short course',
  courseLine: 'Your first video, a profile that sells, and prices that pay.',
} as const;
