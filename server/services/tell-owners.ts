import type { News } from '../../src/domain/words/online-payments.ts';
import { newsLetter } from '../letters/news-letter.ts';
import { ownersOf } from '../store/businesses.ts';
import { queueLetter } from '../store/letters.ts';
import type { BusinessTx } from '../store/tx.ts';

/**
 * Writes to the owners of the transaction's business; the letters leave when it commits.
 *
 * @param author who wrote what it is about, and is told too
 */
export const tellOwners = async (
  tx: BusinessTx,
  origin: string,
  news: News,
  author: string | null = null,
): Promise<void> => {
  for (const owner of await ownersOf(tx, author)) {
    const letter = newsLetter(origin, owner, tx.business.name, news);
    await queueLetter(tx.query, letter, tx.now, tx.business.id);
  }
};
