/** The word people read for a status, and the colour it stands in. */
export interface StatusWord {
  word: string;
  tone: 'draft' | 'waiting' | 'settled' | 'stopped';
}
