import type { QuoteFacts } from '../quote/facts.ts';
import type { Standing } from '../standing.ts';
import type { StatusWord } from './status.ts';

/** The word people read for each status, and the colour it stands in. */
export const quoteStatus: Readonly<Record<string, StatusWord>> = {
  Open: { word: 'Open', tone: 'waiting', next: 'Converted' },
  ConvertedToInvoice: { word: 'Converted to invoice', brief: 'Invoiced', tone: 'settled' },
  ConvertedToReceipt: { word: 'Converted to receipt', brief: 'Receipted', tone: 'settled' },
  Deleted: { word: 'Deleted', tone: 'stopped' },
};

export const accepted = 'Accepted';
export const declined = 'Declined';
export const expired = 'Expired';

/** An open quote is called by its answer, or by its last day that is over. */
export const answerWord = ({ status, facts }: Standing<QuoteFacts>): StatusWord | null => {
  if (status !== 'Open') return null;
  if (facts.answer === 'accepted') return { word: accepted, tone: 'settled' };
  if (facts.answer === 'declined') return { word: declined, tone: 'stopped' };
  return facts.expired ? { word: expired, tone: 'stopped' } : null;
};
