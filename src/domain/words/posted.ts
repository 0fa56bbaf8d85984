import { isDeleted } from './record-refusals.ts';
import type { StatusWord } from './status.ts';

/** What is paid in part, whether a deposit was asked for or not. */
export const partlyPaid = 'Partly paid';

/** The word people read for each status, and the colour it stands in. */
export const postedStatus = {
  Draft: { word: 'Draft', tone: 'draft', next: 'Issued' },
  NotPaid: { word: 'Not paid', tone: 'waiting', next: 'Paid' },
  DepositPaid: { word: partlyPaid, tone: 'waiting', next: 'Paid' },
  Paid: { word: 'Paid', tone: 'settled' },
  Cancelled: { word: 'Cancelled', tone: 'stopped' },
  Deleted: { word: 'Deleted', tone: 'stopped' },
} as const satisfies Readonly<Record<string, StatusWord>>;

/** What became of one by its credit notes, as its page says it. */
export const creditStateWords = {
  refunded: { word: 'Refunded', tone: 'stopped' },
  'partly-refunded': { word: 'Partly refunded', tone: 'stopped' },
  credited: { word: 'Credited', tone: 'stopped' },
  'partly-credited': { word: 'Partly credited', tone: 'waiting' },
} as const satisfies Readonly<Record<string, StatusWord>>;

/** Why nothing can be done with one that is cancelled or deleted. */
export const gone = (noun: string, status: string) =>
  status === 'Deleted'
    ? isDeleted({ what: noun })
    : `This ${noun} is cancelled. Undo the cancellation first.`;
