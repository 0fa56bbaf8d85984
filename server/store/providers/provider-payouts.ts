import { standardAccounts } from '../../../src/domain/books/accounts.ts';
import type { PayoutPart, ProviderPayout } from '../../../src/domain/provider-money/payout.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

const columns = {
  id: column.id,
  provider: column.text,
  account: column.text,
  live: column.bool,
  payout: column.text,
  status: column.text,
  amount: column.exact,
  fees: column.exact,
  currency: column.text,
  arrivesOn: column.day,
  accountId: column.int.orNull,
  entryId: column.id.orNull,
  reversalId: column.id.orNull,
  obstacle: column.text.orNull,
};
export type KeptPayout = ProviderPayout & RowOf<typeof columns>;

/** A payout by the provider's own id, held against other writers; null for one that was never told of. */
export const lockPayout = async (
  tx: BusinessTx,
  provider: string,
  payout: string,
): Promise<KeptPayout | null> => {
  const [row] = await tx.query(
    columns,
    `select ${listed(columns)} from provider_payout where business_id = $1 and provider = $2 and payout = $3 for update`,
    [tx.business.id, provider, payout],
  );
  return row ?? null;
};

/** Keeps a payout: a new one is added, one that is known is written. */
export const keepPayout = async (tx: BusinessTx, one: KeptPayout): Promise<void> => {
  await tx.query(
    `insert into provider_payout (business_id, id, provider, account, live, payout, status, amount, fees, currency, arrives_on, told_at,
       account_id, entry_id, reversal_id, obstacle) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     on conflict (business_id, id) do update set status = excluded.status, amount = excluded.amount, fees = excluded.fees,
       arrives_on = excluded.arrives_on, account_id = excluded.account_id, entry_id = excluded.entry_id,
       reversal_id = excluded.reversal_id, obstacle = excluded.obstacle`,
    [
      tx.business.id,
      one.id,
      one.provider,
      one.account,
      one.live,
      one.payout,
      one.status,
      one.amount,
      one.fees,
      one.currency,
      one.arrivesOn,
      tx.now,
      one.accountId,
      one.entryId,
      one.reversalId,
      one.obstacle,
    ],
  );
};

/** Payouts that are at their end and in the books, or never will be: their provider needn't be asked about them again. */
export const settledPayouts = async (tx: BusinessTx, provider: string): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await tx.query(
        { payout: column.text },
        `select payout from provider_payout where business_id = $1 and provider = $2
           and (status = 'Paid' and entry_id is not null or status = 'Failed')`,
        [tx.business.id, provider],
      )
    ).map(({ payout }) => payout),
  );

/** The newest payouts, by page. */
export const payoutsOf = (
  tx: BusinessTx,
  { limit, offset }: { limit: number; offset: number },
): Promise<KeptPayout[]> =>
  tx.query(
    columns,
    `select ${listed(columns)} from provider_payout where business_id = $1 order by arrives_on desc, id desc limit $2 offset $3`,
    [tx.business.id, limit, offset],
  );

/** How many payouts there are. */
export const countPayouts = async (tx: BusinessTx): Promise<number> =>
  (
    await tx.query(
      { n: column.int },
      'select count(*)::int as n from provider_payout where business_id = $1',
      [tx.business.id],
    )
  )[0]!.n;

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
