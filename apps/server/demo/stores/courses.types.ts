import type { Texts } from '../languages.ts';

interface DemoLecture {
  title: Texts;
  /** The folder of `articles` that contains the article in each language. */
  article: string;
}

interface DemoChapter {
  title: Texts;
  lectures: readonly DemoLecture[];
}

export interface DemoCourse {
  /** Also the key of its cover in the pictures' manifest. */
  key: string;
  /** The value of an entry of the dictionary `course_platform`. */
  platform: string;
  title: Texts;
  summary: Texts;
  chapters: readonly DemoChapter[];
}
