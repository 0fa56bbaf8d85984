import { kindsThat } from '../../../src/domain/documents/kinds.ts';
import { standsAs } from '../contacts/contacts.ts';
import { column, type RowOf } from '../database/row.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';
import { ofKinds } from '../rows/statuses.ts';

const exchangeRateColumns = {
  from: column.text,
  to: column.text,
  date: column.day,
  /** Decimal text. */
  rate: column.text,
  /** Who says so: "typed", or the name of a provider. */
  source: column.text,
};
/** How many of `to` one `from` is on a day. */
export type ExchangeRate = RowOf<typeof exchangeRateColumns>;

const columns = `from_code as "from", to_code as "to", on_day as "date", trim_scale(rate)::text as rate, source`;

/** The rates of the business, the newest first. */
export const allRates = (tx: BusinessTx): Promise<ExchangeRate[]> =>
  tx.query(
    exchangeRateColumns,
    `select ${columns} from exchange_rate where business_id = $1 order by on_day desc, from_code, to_code limit 1000`,
    [tx.business.id],
  );

/** The rate of a day, or the last one before it; null where there is none. */
export const rateOn = async (
  tx: BusinessTx,
  from: string,
  to: string,
  day: string,
): Promise<ExchangeRate | null> => {
  const [row] = await tx.query(
    exchangeRateColumns,
    `select ${columns} from exchange_rate
     where business_id = $1 and from_code = $2 and to_code = $3 and on_day <= $4 order by on_day desc limit 1`,
    [tx.business.id, from, to, day],
  );
  return row ?? null;
};

export const keepRate = async (
  tx: Tx,
  { from, to, date, rate, source }: ExchangeRate,
): Promise<string | null> => {
  const [row] = await tx.query(
    { before: column.exact.orNull },
    `with before as (select rate from exchange_rate where business_id = $1 and from_code = $2 and to_code = $3 and on_day = $4)
     insert into exchange_rate (business_id, from_code, to_code, on_day, rate, source) values ($1, $2, $3, $4, $5, $6)
     on conflict (business_id, from_code, to_code, on_day) do update set rate = excluded.rate, source = excluded.source
     returning (select rate from before) as before`,
    [tx.business.id, from, to, date, rate, source],
  );
  return row!.before;
};

/** Keeps rates that were fetched; one typed for the same day stays. Answers the currencies whose rate was kept. */
export const keepFetchedRates = async (
  tx: Tx,
  { to, date, source }: Pick<ExchangeRate, 'to' | 'date' | 'source'>,
  rates: readonly Pick<ExchangeRate, 'from' | 'rate'>[],
): Promise<string[]> => {
  const kept = await tx.query(
    { from: column.text },
    `insert into exchange_rate (business_id, from_code, to_code, on_day, rate, source)
     select $1, x.from_code, $2, $3, x.rate, $4 from unnest($5::text[], $6::numeric[]) x (from_code, rate) order by x.from_code
     on conflict (business_id, from_code, to_code, on_day) do update set rate = excluded.rate, source = excluded.source
       where exchange_rate.source <> 'typed'
     returning from_code as "from"`,
    [tx.business.id, to, date, source, rates.map(({ from }) => from), rates.map(({ rate }) => rate)],
  );
  return kept.map(({ from }) => from);
};

const posting = ofKinds(kindsThat(({ posts }) => posts));

/** The foreign currencies a business deals in: of its rates, its customers and the newest documents in its books. */
export const currenciesInUse = async (tx: BusinessTx): Promise<string[]> =>
  (
    await tx.query(
      { code: column.text },
      `select code from (
         select from_code as code from exchange_rate where business_id = $1 and to_code = $2
         union select currency from contact where business_id = $1 and (${standsAs('customer')} or ${standsAs('vendor')})
         union select currency from (select currency from document where business_id = $1 and ${posting}
           order by issued_on desc, id desc limit 200) newest) x
       where code <> $2 order by code`,
      [tx.business.id, tx.business.homeCurrency],
    )
  ).map(({ code }) => code);

/** Throws `Missing` where there is no rate of this day. */
export const dropRate = async (tx: Tx, from: string, to: string, date: string): Promise<void> => {
  const gone = await tx.query(
    `delete from exchange_rate where business_id = $1 and from_code = $2 and to_code = $3 and on_day = $4 returning rate`,
    [tx.business.id, from, to, date],
  );
  if (gone.length === 0) throw new Missing();
};
