/** Whether an entry stands, or another one took it back. */
export const journalEntryStatuses = ['Posted', 'Reversed'] as const;
export type JournalEntryStatus = (typeof journalEntryStatuses)[number];

/** What its chart knows beside its status. */
export interface JournalEntryFacts {
  /** Somebody typed it; what a document, a payment or a card posted is corrected there. */
  byHand: boolean;
  /** The number of the document or expense it was posted for; null for none. */
  document: string | null;
  /** It takes another one back. */
  reverses: boolean;
  /** Something it opened is settled, in part or whole. */
  settled: boolean;
}

/** True of an entry that another one took back. */
export const isTakenBack = ({ status }: { status: JournalEntryStatus }): boolean => status === 'Reversed';
