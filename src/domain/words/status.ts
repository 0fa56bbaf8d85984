/** The word people read for a status, and the colour it stands in. */
export interface StatusWord {
  word: string;
  /** The same where there is room for one short word, as in a list on a phone. */
  brief?: string;
  tone: 'draft' | 'waiting' | 'settled' | 'stopped';
  /** The settled state still to come. */
  next?: string;
}
