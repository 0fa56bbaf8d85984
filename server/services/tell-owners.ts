import { ownerMailWords } from '../../src/domain/words/mail.ts';
import type { News } from '../../src/domain/words/online-payment.ts';
import { written } from '../letters/written-letter.ts';
import { ownersOf } from '../store/businesses.ts';
import { queueLetter } from '../store/letters.ts';
import type { BusinessTx } from '../store/tx.ts';

const onOneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** Writes to the owners of the transaction's business; the letters leave when it commits. */
export const tellOwners = async (tx: BusinessTx, origin: string, news: News): Promise<void> => {
  for (const owner of await ownersOf(tx)) {
    const letter = written({
      to: owner.email,
      subject: onOneLine(news.subject),
      paragraphs: [ownerMailWords.hello(owner.firstName), ...news.paragraphs],
      act: {
        label: ownerMailWords.open(news.document.number),
        url: `${origin}/sales/view-${news.document.subtype}?item=${news.document.number}`,
      },
      foot: ownerMailWords.whyYouAreTold(tx.business.name),
    });
    await queueLetter(tx.query, letter, tx.now, tx.business.id);
  }
};
