import type { QuoteFacts } from '../quote/facts.ts';
import type { Standing } from '../standing.ts';
import type { StatusWord } from './status.ts';

export const accepted = 'Accepted';
export const declined = 'Declined';
const expired = 'Expired';

/** An open quote is called by its answer, or by its last day that is over. */
export const answerWord = ({ status, facts }: Standing<QuoteFacts>): StatusWord | null => {
  if (status !== 'Open') return null;
  if (facts.answer === 'accepted') return { word: accepted, tone: 'settled' };
  if (facts.answer === 'declined') return { word: declined, tone: 'stopped' };
  return facts.expired ? { word: expired, tone: 'stopped' } : null;
};
