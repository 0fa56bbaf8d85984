import type { QuoteFacts } from '../quote/facts.ts';
import type { Standing } from '../standing.ts';
import * as words from './quote-answer.ts';
import type { StatusWord } from './status.ts';

/** The word people read for each status, and the colour it stands in. */
export const quoteStatus: Readonly<Record<string, StatusWord>> = {
  Open: { word: 'Open', tone: 'waiting', next: 'Converted' },
  ConvertedToInvoice: { word: 'Converted to invoice', brief: 'Invoiced', tone: 'settled' },
  ConvertedToReceipt: { word: 'Converted to receipt', brief: 'Receipted', tone: 'settled' },
  Deleted: { word: 'Deleted', tone: 'stopped' },
};

/** An open quote is called by its answer, or by its last day that is over. */
export const answerWord = ({ status, facts }: Standing<QuoteFacts>): StatusWord | null => {
  if (status !== 'Open') return null;
  if (facts.answer === 'accepted') return { word: words.accepted, tone: 'settled' };
  if (facts.answer === 'declined') return { word: words.declined, tone: 'stopped' };
  return facts.expired ? { word: words.expired, tone: 'stopped' } : null;
};
