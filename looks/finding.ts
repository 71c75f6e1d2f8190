export interface Finding {
  /**
   * `unsettled`: the page was still waiting for something, and nothing was measured. `said`: what the browser's console said. `reader`:
   * another language, a key in the place of a text, or a rule of WCAG that the page breaks.
   */
  kind:
    | 'window'
    | 'sideways'
    | 'outside'
    | 'overlap'
    | 'cut'
    | 'field'
    | 'covered'
    | 'jump'
    | 'said'
    | 'reader'
    | 'unsettled';
  /** Where it is: tag and class names from the nearest landmark down. */
  path: string;
  text: string;
  /** What was measured, for the reader of the report. */
  detail: string;
}
