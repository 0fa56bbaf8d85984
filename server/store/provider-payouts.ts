import type { ProviderPayout } from '../../src/domain/provider-money/payout.ts';
import { column, listed, type RowOf } from './row.ts';
import type { BusinessTx } from './tx.ts';

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
      ...[tx.business.id, one.id, one.provider, one.account, one.live, one.payout, one.status, one.amount],
      ...[one.fees, one.currency, one.arrivesOn, tx.now, one.accountId, one.entryId, one.reversalId],
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
