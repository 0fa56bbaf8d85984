import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { isContactDeleted } from '../store/contacts/contacts.ts';
import type { Tx } from '../store/database/tx.ts';
import { findDocuments, madeFrom } from '../store/documents/documents.ts';
import { materialOfPaper } from '../store/documents/paper-material.ts';
import { attachedTo } from '../store/files/attachments.ts';
import { historyOf } from './document-history.ts';

/** A document that posts nothing as its screen shows it: the document, the one it became, what happened. */
export const viewNonPosting = async (tx: Tx, kind: DocumentKind, id: string) => {
  const [[found], made, history, attachments] = await Promise.all([
    findDocuments(tx, kind, [id]),
    madeFrom(tx, id),
    historyOf(tx, id),
    attachedTo(tx, kind, id),
  ]);
  const document = found!;
  const [material, contactDeleted] = await Promise.all([
    materialOfPaper(tx, document),
    isContactDeleted(tx, document),
  ]);
  return { document, material, made, contactDeleted, history, attachments };
};
export type NonPostingView = Awaited<ReturnType<typeof viewNonPosting>>;
