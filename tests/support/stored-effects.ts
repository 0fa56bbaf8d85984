import type { AccountGroup } from '../../src/domain/books/accounts.ts';
import { accountPartOf } from '../../src/domain/books/part-of-account.ts';
import { decimal } from '../../src/domain/money.ts';
import type { Client, Server } from './server.ts';

const rowsOf = async <Row extends object>(
  server: Server,
  client: Client,
  sql: string,
  ...values: unknown[]
): Promise<Row[]> => (await server.owner.query<Row>(sql, [client.shop.business.id, ...values])).rows;

/** How far a business's books reach: what comes later is an act's. */
export interface Reach {
  entry: number;
  moves: number;
  /** What lay in stock of each item, and what that was worth. */
  stocks: ReadonlyMap<string, Stocked>;
}

interface Stocked {
  quantity: string;
  value: string;
}

const stocksOf = async (server: Server, client: Client): Promise<Map<string, Stocked>> => {
  const rows = await rowsOf<Stocked & { name: string }>(
    server,
    client,
    'select name, qty::text as quantity, value::text from product where business_id = $1 and tracked',
  );
  return new Map(
    rows.map(({ name, quantity, value }) => [name, { quantity: decimal(quantity), value: decimal(value) }]),
  );
};

/** A stock as a preview shows it, its average worked out by the database. */
const figuresOf = async (server: Server, { quantity, value }: Stocked) => {
  const { rows } = await server.owner.query<{ average: string | null }>(
    'select case when $1::numeric > 0 then round($2::numeric / $1::numeric, 6)::text end as average',
    [quantity, value],
  );
  const average = rows[0]!.average;
  return { quantity, value, average: average === null ? null : decimal(average) };
};

export const reachOf = async (server: Server, client: Client): Promise<Reach> => {
  const [row] = await rowsOf<{ entry: number; moves: string }>(
    server,
    client,
    `select (select coalesce(max(number), 0) from journal_entry where business_id = $1) as entry,
       (select count(*) from stock_move where business_id = $1) as moves`,
  );
  return { entry: row!.entry, moves: Number(row!.moves), stocks: await stocksOf(server, client) };
};

/** What stands in the books beyond what stood there before, in the words of a preview. */
export const storedSince = async (server: Server, client: Client, reach: Reach) => {
  const rows = <Row extends object>(sql: string, ...values: unknown[]) =>
    rowsOf<Row>(server, client, sql, ...values);
  const entries = await rows<{ id: string; onDay: string; kind: string; memo: string }>(
    `select id, on_day::text as "onDay", kind, memo from journal_entry where business_id = $1 and number > $2 order by number`,
    reach.entry,
  );
  const lines = await rows<{
    entry: string;
    accountId: number;
    amount: string;
    memo: string | null;
    account: string;
    group: AccountGroup;
    subgroup: string;
    role: string | null;
  }>(
    `select l.entry_id as entry, l.account_id as "accountId", l.amount::text, l.memo, a.name as account, a.grp as "group", a.subgroup, a.role from journal_line l
     join account a on a.business_id = l.business_id and a.id = l.account_id where l.business_id = $1 order by l.entry_id, l.n`,
  );
  const credit = await rows<{ amount: string; currency: string }>(
    `select i.amount::text, i.currency from open_item i join journal_entry e on e.business_id = i.business_id and e.id = i.entry_id
     where i.business_id = $1 and i.side in ('credit', 'advance') and e.number > $2 order by i.id`,
    reach.entry,
  );
  const refunds = await rows<{ amount: string; currency: string; mode: number }>(
    `select p.amount::text, p.currency, p.mode from payment p join journal_entry e on e.business_id = p.business_id and e.payment_id = p.id
     where p.business_id = $1 and e.number > $2
       and exists (select 1 from settlement s where s.business_id = p.business_id and s.payment_id = p.id and s.kind = 'refund')
     order by p.id`,
    reach.entry,
  );
  const moves = await rows<{ name: string; quantity: string; value: string }>(
    `select p.name, m.qty::text as quantity, m.value::text from stock_move m
     join product p on p.business_id = m.business_id and p.id = m.product_id where m.business_id = $1 order by m.id`,
  );
  const due = await rows<{ amount: string; currency: string; onDay: string }>(
    `select i.open::text as amount, i.currency, i.due_on::text as "onDay" from open_item i
     join journal_entry e on e.business_id = i.business_id and e.id = i.entry_id
     where i.business_id = $1 and i.side in ('receivable', 'payable') and i.open > 0 and e.number > $2 order by i.id`,
    reach.entry,
  );
  const stocks = await stocksOf(server, client);
  const moved = moves.slice(reach.moves);
  const changed = [...new Set(moved.map(({ name }) => name))]
    .map((name) => ({ name, before: reach.stocks.get(name)!, after: stocks.get(name)! }))
    .filter(({ before, after }) => before.quantity !== after.quantity || before.value !== after.value);
  const pools = await Promise.all(
    changed.map(async ({ name, before, after }) => ({
      name,
      before: await figuresOf(server, before),
      after: await figuresOf(server, after),
    })),
  );
  const exact = <Row extends { amount: string }>(row: Row) => ({ ...row, amount: decimal(row.amount) });
  return {
    entries: entries.map(({ id, ...entry }) => ({
      ...entry,
      lines: lines
        .filter((line) => line.entry === id)
        .map(({ entry: _, group, subgroup, role, ...line }) =>
          exact({ ...line, part: accountPartOf({ group, subgroup, role }) }),
        ),
    })),
    credit: credit.map(exact),
    refunds: refunds.map(exact),
    warnings: [],
    due: due.map(exact),
    pools,
    stock: moved
      .map(({ name, quantity, value }) => ({ name, quantity: decimal(quantity), value: decimal(value) }))
      .filter(({ quantity }) => quantity !== '0'),
  };
};
