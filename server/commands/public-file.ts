import type { Attachment } from '../../src/domain/documents/attachment.ts';
import { asAccess } from '../store/access/access.ts';
import { takeTries } from '../store/access/tries.ts';
import { type BusinessCtx, Missing, withBusiness } from '../store/database/tx.ts';
import { holdUploads, sentAlong } from '../store/files/attachments.ts';
import { signFile } from '../store/files/files.ts';

/** Files somebody with a document's link may fetch in any fifteen minutes: a link goes from hand to hand, and each is a row for a minute. */
const most = 120;

/** The files that whoever has a document's link sees beside it. */
export const filesForVisitor = (ctx: BusinessCtx, documentId: string): Promise<Attachment[]> =>
  withBusiness(ctx, 'read', (tx) => sentAlong(tx, documentId));

/**
 * Signs an address of one of those files for a minute.
 *
 * @throws Missing for any other file of the business, Throttled for visitors who ask without end
 */
export const openFileForVisitor = async (
  ctx: BusinessCtx,
  documentId: string,
  id: string,
): Promise<{ token: string; name: string }> => {
  await takeTries(asAccess(ctx.database), [{ subject: `files:${documentId}`, limit: most }], ctx.clock());
  return withBusiness(ctx, 'write', async (tx) => {
    const file = (await sentAlong(tx, documentId)).find((one) => one.id === id);
    if (!file || !(await holdUploads(tx, [id])).has(id)) throw new Missing();
    return { token: await signFile(tx, id, documentId), name: file.name };
  });
};
