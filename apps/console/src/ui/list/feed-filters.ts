/** The filters above a feed: words to look for, and choices of one value each. Desktop and phone draw them with their own controls. */
export interface FeedFiltersProps {
  search?: { label: string; value: string; onFind: (words: string) => void };
  choices: readonly {
    label: string;
    value: string;
    options: readonly { value: string; label: string; lang?: string }[];
    onChange: (value: string) => void;
  }[];
}
