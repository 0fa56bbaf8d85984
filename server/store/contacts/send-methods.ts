import type { Document } from '../../../src/domain/documents/document.ts';
import type { SendMethod } from '../../../src/domain/documents/send-style.ts';
import { column } from '../database/row.ts';
import type { BusinessTx, Tx } from '../database/tx.ts';

/** The way a document's other party was sent something last; null where there is none, or nothing was sent. */
export const lastSendMethod = async (
  tx: BusinessTx,
  { contactId }: Pick<Document, 'contactId'>,
): Promise<SendMethod | null> => {
  if (contactId === null) return null;
  const [row] = await tx.query(
    { lastSentBy: column.text.as<SendMethod>().orNull },
    'select last_sent_by from contact where business_id = $1 and id = $2',
    [tx.business.id, contactId],
  );
  return row?.lastSentBy ?? null;
};

/** Notes the way a document went to its other party. The card's version stays: nobody edited it. */
export const noteSendMethod = async (
  tx: Tx,
  { contactId }: Pick<Document, 'contactId'>,
  method: SendMethod,
): Promise<void> => {
  if (contactId === null) return;
  await tx.query(
    `update contact set last_sent_by = $3 where business_id = $1 and id = $2 and last_sent_by is distinct from $3`,
    [tx.business.id, contactId, method],
  );
};
