import type { ChosenPlan } from '../../../src/domain/access/plans.ts';
import type { DealStep } from '../../../src/domain/billing/deal.ts';
import { hashOf } from '../access/identity.ts';
import { newId } from '../database/new-id.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';

/** Only the hash of a code is stored and compared. */
export const dealCodeHash = (code: string): Buffer => hashOf(`deal code ${code}`);

const dealCodeColumns = { id: column.id, last4: column.text, status: column.text };

/** A code of the installation. */
export type DealCode = RowOf<typeof dealCodeColumns>;

/** The code, held against other businesses until the transaction ends; null for one nobody made. */
export const heldDealCode = async (tx: Tx, code: string): Promise<DealCode | null> => {
  const [row] = await tx.query(
    dealCodeColumns,
    `select ${listed(dealCodeColumns)} from deal_code where hash = $1 for no key update`,
    [dealCodeHash(code)],
  );
  return row ?? null;
};

/** A code that a business has, by its id, held in the same way. Throws `Missing`. */
export const dealCodeById = async (tx: Tx, id: string): Promise<DealCode> => {
  const [row] = await tx.query(
    dealCodeColumns,
    `select ${listed(dealCodeColumns)} from deal_code where id = $1 for no key update`,
    [id],
  );
  if (!row) throw new Missing();
  return row;
};

const stepColumns = { plan: column.text.as<ChosenPlan>(), seats: column.int };

/** What codes give as the installation's table says; nothing where it says nothing. */
export const ownDealSteps = (tx: BusinessTx): Promise<DealStep[]> =>
  tx.query(stepColumns, 'select plan, seats from deal_step order by n');

const dealColumns = {
  id: column.id,
  codeId: column.id,
  last4: column.text,
  status: column.text,
  ...stepColumns,
  redeemedAt: column.instant,
  refundedAt: column.instant.orNull,
};

/** A code that the business redeemed. */
export type BusinessDeal = RowOf<typeof dealColumns>;

/** Every code that the business redeemed, the first first. */
export const dealsOf = (tx: BusinessTx): Promise<BusinessDeal[]> =>
  tx.query(
    dealColumns,
    `select ${listed(dealColumns)} from business_deal where business_id = $1 order by redeemed_at, id`,
    [tx.business.id],
  );

/** Notes that the business redeemed a code. */
export const writeRedeemed = async (
  tx: Tx,
  { id, last4 }: DealCode,
  { status, step }: { status: string; step: DealStep },
): Promise<void> => {
  await tx.query('update deal_code set status = $2, redeemed_at = $3 where id = $1', [id, status, tx.now]);
  await tx.query(
    `insert into business_deal (business_id, id, code_id, last4, status, plan, seats, redeemed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tx.business.id, newId(), id, last4, status, step.plan, step.seats, tx.now],
  );
};

/** Notes that a code was refunded. */
export const writeRefunded = async (tx: Tx, { id }: Pick<DealCode, 'id'>, status: string): Promise<void> => {
  await tx.query('update deal_code set status = $2, refunded_at = $3 where id = $1', [id, status, tx.now]);
  await tx.query(
    'update business_deal set status = $3, refunded_at = $4 where business_id = $1 and code_id = $2',
    [tx.business.id, id, status, tx.now],
  );
};

/** Writes what a code gives after one before it was refunded. */
export const writeStep = async (
  tx: Tx,
  { id }: Pick<BusinessDeal, 'id'>,
  { plan, seats }: DealStep,
): Promise<void> => {
  await tx.query('update business_deal set plan = $3, seats = $4 where business_id = $1 and id = $2', [
    tx.business.id,
    id,
    plan,
    seats,
  ]);
};
