import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { firstWeek as english } from '../en/first-week.ts';

export const firstWeek = translationOf<typeof english>()({
  title: '开店第一周',
  line: '有了第一批访客，数据就会显示在这里。做好这四件事，访客自然会来。',
  visits_one: '已有 {count} 次访问',
  visits_other: '已有 {count} 次访问',
  visitedLine: '已经有人来看了。做好这几件事，争取拿下第一单。',
  bio: '把链接放进主页简介',
  bioLine: '每个平台的主页都放上，大家最先看的就是这里。',
  ownOrder: '拿着商品出镜',
  ownOrderLine: '按平台价给自己买一件，把使用过程拍下来。',
  posts: '每条内容用单独的链接',
  postsLine: '哪条带来访客、哪条带来订单，一目了然。',
  course: '学一门短课',
  courseLine: '第一条视频、会卖货的主页、赚得到钱的定价。',
});
