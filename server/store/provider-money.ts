import { standardAccounts } from '../../src/domain/books/accounts.ts';
import type { ProviderDispute } from '../../src/domain/provider-money/dispute.ts';
import { openDisputes } from '../../src/domain/provider-money/dispute.ts';
import type { PayoutPart } from '../../src/domain/provider-money/payout.ts';
import { openRefunds, type ProviderRefund } from '../../src/domain/provider-money/refund.ts';
import type { AccessQuery } from './access.ts';
import type { SessionAccount } from './payment-sessions.ts';
import { column, listed, type RowOf } from './row.ts';
import type { BusinessTx, Tx } from './tx.ts';

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
      ...[
        tx.business.id,
        one.id,
        one.provider,
        one.account,
        one.live,
        one.refund,
        one.charge,
        one.documentId,
      ],
      ...[one.status, one.amount, one.currency, one.askedBy, tx.now],
    ],
  );
};

/** Writes what became of a refund that is held. */
export const writeRefund = async (tx: BusinessTx, one: KeptRefund): Promise<void> => {
  await tx.query(
    `update provider_refund set refund = $3, status = $4, taken = $5, taken_home = $6, returned = $7, returned_home = $8,
       payment_id = $9 where business_id = $1 and id = $2`,
    [
      ...[tx.business.id, one.id, one.refund, one.status, one.taken, one.takenHome, one.returned],
      ...[one.returnedHome, one.paymentId],
    ],
  );
};

/** Adds a dispute. */
export const addDispute = async (tx: BusinessTx, one: Omit<KeptDispute, 'toldAt'>): Promise<void> => {
  await tx.query(
    `insert into provider_dispute (business_id, id, provider, account, live, dispute, charge, document_id, status, amount, currency,
       reason, due_at, told_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      ...[
        tx.business.id,
        one.id,
        one.provider,
        one.account,
        one.live,
        one.dispute,
        one.charge,
        one.documentId,
      ],
      ...[one.status, one.amount, one.currency, one.reason, one.dueAt, tx.now],
    ],
  );
};

/** Writes what became of a dispute that is held. */
export const writeDispute = async (tx: BusinessTx, one: KeptDispute): Promise<void> => {
  await tx.query(
    `update provider_dispute set status = $3, due_at = $4, taken = $5, taken_home = $6, returned = $7, returned_home = $8
     where business_id = $1 and id = $2`,
    [
      ...[tx.business.id, one.id, one.status, one.dueAt, one.taken, one.takenHome, one.returned],
      one.returnedHome,
    ],
  );
};

/** The payment that books a charge of a provider, with the document it was for; null where none does. */
export const paymentOfCharge = async (
  tx: BusinessTx,
  provider: string,
  charge: string,
): Promise<{ id: string; documentId: string; homeAmount: string } | null> => {
  const [row] = await tx.query(
    { id: column.id, documentId: column.id, homeAmount: column.exact },
    `select p.id, e.document_id, p.home_amount from payment p
       join journal_entry e on e.business_id = p.business_id and e.payment_id = p.id and e.kind = 'payment'
     where p.business_id = $1 and p.provider = $2 and p.provider_event = $3 and e.document_id is not null`,
    [tx.business.id, provider, charge],
  );
  return row ?? null;
};

/**
 * A refund of a document's credit that was booked by hand as paid back online, of this amount, and that no refund of a provider is known
 * to be; null for none.
 */
export const refundByHand = async (
  tx: BusinessTx,
  { documentId, amount, currency }: { documentId: string; amount: string; currency: string },
): Promise<{ id: string; homeAmount: string } | null> => {
  const [row] = await tx.query(
    { id: column.id, homeAmount: column.exact },
    `select distinct p.id, p.home_amount from payment p
       join settlement s on s.business_id = p.business_id and s.payment_id = p.id and s.kind = 'refund'
       join open_item i on i.business_id = s.business_id and i.id = s.item_id
     where p.business_id = $1 and i.document_id = $2 and p.amount = $3 and p.currency = $4 and p.mode = 4 and p.undone_at is null
       and p.provider is null and not exists (select 1 from provider_refund r where r.business_id = p.business_id and r.payment_id = p.id)
     order by p.id limit 1`,
    [tx.business.id, documentId, amount, currency],
  );
  return row ?? null;
};

/** Where a document was paid online: the account of its paid session at a provider, the latest first. */
export const accountPaidOn = async (
  tx: BusinessTx,
  documentId: string,
  provider: string,
): Promise<SessionAccount | null> => {
  const [row] = await tx.query(
    { account: column.text, live: column.bool },
    `select account, live from payment_session where business_id = $1 and document_id = $2 and provider = $3 and account is not null
       and status = 'Paid' order by id desc limit 1`,
    [tx.business.id, documentId, provider],
  );
  return row ?? null;
};

/** An account of a business at a provider, connected or left. */
export interface ProviderAccount extends SessionAccount {
  businessId: string;
}

/** Accounts of businesses at a provider: those connected, and those on which payment pages were opened since a day; one alone where it is named. */
export const providerAccounts = (
  query: AccessQuery,
  provider: string,
  { account, since }: { account: string | null; since: Date },
): Promise<ProviderAccount[]> =>
  query(
    { businessId: column.id, account: column.text, live: column.bool },
    'select business_id, account, live from provider_accounts($1, $2, $3)',
    [provider, account, since],
  );

/** Charges whose refund or dispute isn't at its end, with the refunds that were asked for and never answered. */
export const openCharges = (
  tx: Tx | BusinessTx,
  { provider, account, live }: { provider: string } & SessionAccount,
  until: Date,
): Promise<{ charge: string }[]> =>
  tx.query(
    { charge: column.text },
    `select distinct charge from (
       select charge from provider_refund where business_id = $1 and provider = $2 and account = $3 and live = $4
         and status in ('${openRefunds.join("', '")}') and asked_at <= $5
       union all
       select charge from provider_dispute where business_id = $1 and provider = $2 and account = $3 and live = $4
         and status in ('${openDisputes.join("', '")}')) x order by charge`,
    [tx.business.id, provider, account, live, until],
  );

/** What movements are worth in the payment clearing at home, by their ids, where they are in the books; below zero for money that left. */
export const worthOfParts = async (
  tx: BusinessTx,
  provider: string,
  parts: readonly PayoutPart[],
): Promise<ReadonlyMap<string, string>> => {
  const charges = new Map(
    parts.flatMap(({ kind, charge, movement }) => (kind === 'charge' && charge ? [[charge, movement]] : [])),
  );
  const rows = await tx.query(
    { movement: column.text, home: column.exact },
    `select provider_event as movement, home_amount as home from payment
       where business_id = $1 and provider = $2 and provider_event = any($3)
     union all
     select x.movement, x.home from (
       select provider, taken as movement, -taken_home as home from provider_refund where business_id = $1
       union all select provider, returned, returned_home from provider_refund where business_id = $1
       union all select provider, taken, -taken_home from provider_dispute where business_id = $1
       union all select provider, returned, returned_home from provider_dispute where business_id = $1) x
     where x.provider = $2 and x.movement = any($4)`,
    [tx.business.id, provider, [...charges.keys()], parts.map(({ movement }) => movement)],
  );
  return new Map(rows.map(({ movement, home }) => [charges.get(movement) ?? movement, home]));
};

/**
 * Payments of a document that came by a provider, the oldest first. Those taken back by hand are left out, and so is money that a won dispute
 * or a failed refund brought back: it's booked as a payment, and it is no charge that the provider could refund.
 */
export const chargesOf = (tx: BusinessTx, documentId: string) =>
  tx.query(
    {
      id: column.id,
      provider: column.text,
      charge: column.text,
      amount: column.exact,
      currency: column.text,
    },
    `select p.id, p.provider, p.provider_event as charge, p.amount, p.currency from payment p
     where p.business_id = $1 and p.provider is not null and p.undone_at is null and exists (
       select from journal_entry e where e.business_id = p.business_id and e.payment_id = p.id and e.kind = 'payment'
         and e.document_id = $2) and not exists (
       select from provider_dispute d where d.business_id = p.business_id and d.provider = p.provider and d.returned = p.provider_event)
       and not exists (
       select from provider_refund r where r.business_id = p.business_id and r.provider = p.provider and r.returned = p.provider_event)
     order by p.id`,
    [tx.business.id, documentId],
  );

/** What is in the payment clearing, at home. */
export const clearingBalance = async (tx: BusinessTx): Promise<string> =>
  (
    await tx.query(
      { balance: column.exact },
      `select coalesce(sum(debit - credit), 0) as balance from month_balance
       where business_id = $1 and account_id = coalesce((select d.account_id from account_default d
         where d.business_id = $1 and d.role = 'clearing'), $2)`,
      [tx.business.id, standardAccounts.clearing],
    )
  )[0]!.balance;
