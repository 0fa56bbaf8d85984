import type { ProviderDispute } from '../../../src/domain/provider-money/dispute.ts';
import type { ProviderRefund } from '../../../src/domain/provider-money/refund.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

const moved = {
  taken: column.text.orNull,
  takenHome: column.exact.orNull,
  returned: column.text.orNull,
  returnedHome: column.exact.orNull,
};
const about = {
  id: column.id,
  provider: column.text,
  account: column.text,
  live: column.bool,
  charge: column.text,
  documentId: column.id,
  status: column.text,
  amount: column.exact,
  currency: column.text,
};
const refundColumns = {
  ...about,
  refund: column.text.orNull,
  askedBy: column.id.orNull,
  askedAt: column.instant,
  paymentId: column.id.orNull,
  ...moved,
};
const disputeColumns = {
  ...about,
  dispute: column.text,
  reason: column.text,
  dueAt: column.instant.orNull,
  toldAt: column.instant,
  ...moved,
};
type RefundRow = RowOf<typeof refundColumns>;
export type KeptRefund = ProviderRefund & RefundRow;
export type KeptDispute = ProviderDispute & RowOf<typeof disputeColumns>;

const asRefund = (row: RefundRow): KeptRefund => ({ ...row, isOurs: row.askedBy !== null });

/** The refunds of a charge, or of a document, held against other writers where that is said; the oldest first. */
export const refundsOf = async (
  tx: BusinessTx,
  of: { charge: string } | { documentId: string },
  lock = false,
): Promise<KeptRefund[]> => {
  const [name, value] = 'charge' in of ? ['charge', of.charge] : ['document_id', of.documentId];
  const rows = await tx.query(
    refundColumns,
    `select ${listed(refundColumns)} from provider_refund where business_id = $1 and ${name} = $2 order by id${lock ? ' for update' : ''}`,
    [tx.business.id, value],
  );
  return rows.map(asRefund);
};

/** The disputes of a charge, or of a document; the oldest first. */
export const disputesOf = (
  tx: BusinessTx,
  of: { charge: string } | { documentId: string },
  lock = false,
): Promise<KeptDispute[]> => {
  const [name, value] = 'charge' in of ? ['charge', of.charge] : ['document_id', of.documentId];
  return tx.query(
    disputeColumns,
    `select ${listed(disputeColumns)} from provider_dispute where business_id = $1 and ${name} = $2 order by id${lock ? ' for update' : ''}`,
    [tx.business.id, value],
  );
};

/** Adds a refund. */
export const addRefund = async (
  tx: BusinessTx,
  one: Omit<KeptRefund, 'askedAt' | 'isOurs'>,
): Promise<void> => {
  await tx.query(
    `insert into provider_refund (business_id, id, provider, account, live, refund, charge, document_id, status, amount, currency,
       asked_by, asked_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      tx.business.id,
      one.id,
      one.provider,
      one.account,
      one.live,
      one.refund,
      one.charge,
      one.documentId,
      one.status,
      one.amount,
      one.currency,
      one.askedBy,
      tx.now,
    ],
  );
};

/** Writes what became of a refund that is held. */
export const writeRefund = async (tx: BusinessTx, one: KeptRefund): Promise<void> => {
  await tx.query(
    `update provider_refund set refund = $3, status = $4, taken = $5, taken_home = $6, returned = $7, returned_home = $8,
       payment_id = $9 where business_id = $1 and id = $2`,
    [
      tx.business.id,
      one.id,
      one.refund,
      one.status,
      one.taken,
      one.takenHome,
      one.returned,
      one.returnedHome,
      one.paymentId,
    ],
  );
};

/** Adds a dispute. */
export const addDispute = async (tx: BusinessTx, one: Omit<KeptDispute, 'toldAt'>): Promise<void> => {
  await tx.query(
    `insert into provider_dispute (business_id, id, provider, account, live, dispute, charge, document_id, status, amount, currency,
       reason, due_at, told_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      tx.business.id,
      one.id,
      one.provider,
      one.account,
      one.live,
      one.dispute,
      one.charge,
      one.documentId,
      one.status,
      one.amount,
      one.currency,
      one.reason,
      one.dueAt,
      tx.now,
    ],
  );
};

/** Writes what became of a dispute that is held. */
export const writeDispute = async (tx: BusinessTx, one: KeptDispute): Promise<void> => {
  await tx.query(
    `update provider_dispute set status = $3, due_at = $4, taken = $5, taken_home = $6, returned = $7, returned_home = $8
     where business_id = $1 and id = $2`,
    [tx.business.id, one.id, one.status, one.dueAt, one.taken, one.takenHome, one.returned, one.returnedHome],
  );
};
