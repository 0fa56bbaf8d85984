import type { Asked } from '../../api/client/command.ts';
import { once } from '../../api/client/intent.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import { saying } from '../../machines/problem.ts';
import { documentListAt } from '../frame/addresses.ts';
import { toast } from '../kit/notices/toast.ts';

/** Sends a plain command once, under one key until it is done, and tells what it answers. Rejects with its problem. */
export const tellOnce = async <Answer extends { message: string }>(
  act: string,
  sendWith: (intentKey: string) => Promise<Answer>,
): Promise<Answer> => {
  const answer = await once(act, sendWith);
  toast.success(answer.message);
  return answer;
};

/** The same for an act on many that is asked for one document: where it was skipped, its reason is the problem. */
export const tellOne = (
  act: string,
  sendWith: (intentKey: string) => Promise<BulkAnswer>,
): Promise<BulkAnswer> =>
  tellOnce(act, async (intentKey) => {
    const answer = await sendWith(intentKey);
    const [row] = answer.rows;
    if (!row?.done) throw saying(row?.reason ?? answer.message);
    return answer;
  });

/** The same of one document, as its page carries them out; each answers where it leads, if anywhere. */
export const actsOnOne =
  (noun: string, businessId: string, { id, version }: { id: string; version: number }) =>
  (name: string, command: (context: Asked, ids: string[]) => Promise<BulkAnswer>, leadsTo: string | null) =>
  async (): Promise<string | null> => {
    await tellOne(`${noun}.${name} ${id} ${version}`, (intentKey) =>
      command({ businessId, intentKey }, [id]),
    );
    return leadsTo;
  };

/** Deleting, which leads back to the list, and restoring, of one document. */
export const deleteAndRestore = (
  kind: DocumentKind,
  businessId: string,
  document: { id: string; version: number },
  { remove, restore }: Record<'remove' | 'restore', (context: Asked, ids: string[]) => Promise<BulkAnswer>>,
) => {
  const onOne = actsOnOne(kind, businessId, document);
  return {
    delete: onOne('delete', remove, documentListAt(kind)),
    restore: onOne('restore', restore, null),
  };
};
