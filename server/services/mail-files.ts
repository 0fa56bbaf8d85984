import { whyNotMailed } from '../../src/domain/attachment/mail-files.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { mailFiles as words } from '../../src/domain/words/sending.ts';
import { Refused, type Tx } from '../store/database/tx.ts';
import { attachmentsOf, holdUploads } from '../store/files/attachments.ts';

const field = 'files';

/**
 * Which files of a document go along with a mail, in their order.
 *
 * @throws Refused at `Attachments`: a file that is not on this document, or more than a mail takes
 */
export const chosenMailFiles = async (
  tx: Tx,
  documentId: string,
  ids: readonly string[],
): Promise<string[]> => {
  if (ids.length === 0) return [];
  // Held first, so that none is cleared away between the look and the act.
  await holdUploads(tx, ids);
  const standing = await attachmentsOf(tx, documentId);
  const chosen = standing.filter(({ id }) => ids.includes(id));
  if (chosen.length < new Set(ids).size) throw new Refused(invalid(field, words.goneMeanwhile));
  const tooMuch = whyNotMailed(chosen);
  if (tooMuch) throw new Refused(invalid(field, tooMuch));
  return chosen.map(({ id }) => id);
};
