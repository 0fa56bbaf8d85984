import type { News } from '../../src/domain/online-payment/online-payments.words.ts';
import { newsLetter } from '../letters/news-letter.ts';
import type { BusinessTx } from '../store/database/tx.ts';
import { queueLetter } from '../store/mail/letters.ts';
import { ownersOf } from '../store/settings/businesses.ts';

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
