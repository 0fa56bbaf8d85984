import { newId } from '../database/new-id.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import { type BusinessTx, Missing } from '../database/tx.ts';

const heldColumns = {
  id: column.id,
  provider: column.text,
  charge: column.text,
  sessionId: column.id,
  documentId: column.id,
  amount: column.exact,
  currency: column.text,
  status: column.text,
  heldAt: column.instant,
};
/** Money that was reported and not booked, until somebody decides. */
export type HeldPayment = RowOf<typeof heldColumns>;

/** The standing of a movement of money that was held; null for one that never was. */
export const heldStatusOf = async (
  tx: BusinessTx,
  provider: string,
  charge: string,
): Promise<string | null> => {
  const [row] = await tx.query(
    { status: column.text },
    'select status from held_payment where business_id = $1 and provider = $2 and charge = $3',
    [tx.business.id, provider, charge],
  );
  return row?.status ?? null;
};

/** Keeps a movement of money for a person to decide about. */
export const addHeld = async (
  tx: BusinessTx,
  held: Omit<HeldPayment, 'id' | 'status' | 'heldAt'>,
): Promise<string> => {
  const id = newId();
  await tx.query(
    `insert into held_payment (business_id, id, provider, charge, session_id, document_id, amount, currency, held_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tx.business.id,
      id,
      held.provider,
      held.charge,
      held.sessionId,
      held.documentId,
      held.amount,
      held.currency,
      tx.now,
    ],
  );
  return id;
};

/** A held payment by id. Throws `Missing`. */
export const findHeld = async (tx: BusinessTx, id: string, lock = false): Promise<HeldPayment> => {
  const [row] = await tx.query(
    heldColumns,
    `select ${listed(heldColumns)} from held_payment where business_id = $1 and id = $2${lock ? ' for no key update' : ''}`,
    [tx.business.id, id],
  );
  if (!row) throw new Missing();
  return row;
};

/** What waits for a decision on one document, the oldest first. */
export const heldOn = async (tx: BusinessTx, documentId: string): Promise<HeldPayment[]> =>
  await tx.query(
    heldColumns,
    `select ${listed(heldColumns)} from held_payment where business_id = $1 and document_id = $2 and status = 'Held' order by id`,
    [tx.business.id, documentId],
  );

/** Notes a decision, and whose it was. */
export const decideHeld = async (
  tx: BusinessTx,
  id: string,
  status: string,
  userId: string,
): Promise<void> => {
  await tx.query(
    'update held_payment set status = $3, decided_by = $4, decided_at = $5 where business_id = $1 and id = $2',
    [tx.business.id, id, status, userId, tx.now],
  );
};
