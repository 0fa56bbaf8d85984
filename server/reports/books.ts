import type { AccountGroup } from '../../src/domain/books/accounts.ts';
import { firstOfMonth } from '../../src/domain/day.ts';
import { type Decimal, decimal, plus } from '../../src/domain/money.ts';
import { providerUser } from '../../src/domain/online-payment/provider-user.ts';
import { pageWithin } from '../../src/domain/paging.ts';
import { Missing, type Tx } from '../store/tx.ts';

export interface BalanceRow {
  accountId: number;
  name: string;
  group: AccountGroup;
  subgroup: string;
  debit: Decimal;
  credit: Decimal;
}

/**
 * The trial balance as of the end of a day: each account's net on its own side. Whole months come from the month
 * rows, the last month's days from the day rows, so that any day costs about what a month's end does.
 */
export const trialBalance = async (tx: Tx, asOf: string): Promise<BalanceRow[]> => {
  const rows = await tx.query<{ id: number; name: string; grp: AccountGroup; subgroup: string; net: string }>(
    `select a.id, a.name, a.grp, a.subgroup, b.net from (
       select account_id, sum(debit - credit) as net from (
         select account_id, debit, credit from month_balance where business_id = $1 and month < $2
         union all
         select account_id, debit, credit from day_balance where business_id = $1 and on_day >= $2 and on_day <= $3) parts
       group by account_id) b
     join account a on a.business_id = $1 and a.id = b.account_id where b.net <> 0 order by a.id`,
    [tx.business.id, firstOfMonth(asOf), asOf],
  );
  return rows.map((row) => {
    const net = decimal(row.net);
    const isDebit = !net.startsWith('-');
    return {
      accountId: row.id,
      name: row.name,
      group: row.grp,
      subgroup: row.subgroup,
      debit: isDebit ? net : '0',
      credit: isDebit ? '0' : net.slice(1),
    };
  });
};

export interface JournalFilter {
  from: string;
  to: string;
  contactId: string | null;
  accountId: number | null;
  documentId: string | null;
  page: number;
  limit: number;
}

export interface JournalEntryView {
  id: string;
  number: number;
  onDay: string;
  kind: string;
  memo: string;
  documentId: string | null;
  documentNumber: string | null;
  documentType: string | null;
  by: string;
  lines: {
    accountId: number;
    account: string;
    amount: Decimal;
    contact: string | null;
    memo: string | null;
  }[];
}

interface Where {
  text: string;
  values: unknown[];
}

/**
 * Entries of some days, by what they are about. Each filter begins at an index of its own: asked of every entry of the
 * days, the entries of one document took seconds among a million.
 */
const matching = (tx: Tx, filter: JournalFilter): Where => {
  const values: unknown[] = [tx.business.id, filter.from, filter.to];
  const add = (value: unknown) => `$${values.push(value)}`;
  const days = 'business_id = $1 and on_day between $2 and $3';
  const parts = ['e.business_id = $1 and e.on_day between $2 and $3'];
  const among = (entries: string) => parts.push(`e.id in (${entries})`);
  if (filter.contactId)
    among(`select entry_id from journal_line where ${days} and contact_id = ${add(filter.contactId)}`);
  if (filter.accountId !== null)
    among(`select entry_id from journal_line where ${days} and account_id = ${add(filter.accountId)}`);
  if (filter.documentId) {
    const document = add(filter.documentId);
    // What settles several documents at once is about none alone, and has a line for each.
    among(`select id from journal_entry where business_id = $1 and document_id = ${document}
      union
      select s.entry_id from open_item i join settlement s on s.business_id = i.business_id and s.item_id = i.id
      where i.business_id = $1 and i.document_id = ${document} and exists (
        select 1 from journal_line l where l.business_id = $1 and l.entry_id = s.entry_id and l.document_id = ${document})`);
  }
  return { text: parts.join(' and '), values };
};

/** Journal entries of a range, newest first, with their lines. A page beyond the last is the last. */
export const journalEntries = async (
  tx: Tx,
  filter: JournalFilter,
): Promise<{ entries: JournalEntryView[]; total: number; page: number }> => {
  const { text: matches, values } = matching(tx, filter);
  const [count] = await tx.query<{ n: number }>(
    `select count(*)::int as n from journal_entry e where ${matches}`,
    values,
  );
  const page = pageWithin(count!.n, filter);
  const entries = await tx.query<{
    id: string;
    number: number;
    on_day: string;
    kind: string;
    memo: string;
    document_id: string | null;
    document_number: string | null;
    document_type: string | null;
    by: string | null;
  }>(
    `select e.id, e.number, e.on_day, e.kind, e.memo, e.document_id, d.number as document_number, d.subtype as document_type,
       trim(u.first_name || ' ' || u.last_name) as by
     from journal_entry e left join document d on d.business_id = e.business_id and d.id = e.document_id
     left join app_user u on u.id = e.posted_by
     where ${matches} order by e.on_day desc, e.number desc limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, filter.limit, (page - 1) * filter.limit],
  );
  const lines = await tx.query<{
    entry_id: string;
    account_id: number;
    account: string;
    amount: string;
    contact: string | null;
    memo: string | null;
  }>(
    `select l.entry_id, l.account_id, a.name as account, l.amount, c.name as contact, l.memo from journal_line l
     join account a on a.business_id = l.business_id and a.id = l.account_id
     left join contact c on c.business_id = l.business_id and c.id = l.contact_id
     where l.business_id = $1 and l.entry_id = any($2) order by l.entry_id, l.n`,
    [tx.business.id, entries.map((entry) => entry.id)],
  );
  return {
    total: count!.n,
    page,
    entries: entries.map((entry) => ({
      id: entry.id,
      number: entry.number,
      onDay: entry.on_day,
      kind: entry.kind,
      memo: entry.memo,
      documentId: entry.document_id,
      documentNumber: entry.document_number,
      documentType: entry.document_type,
      by: entry.by ?? providerUser.name,
      lines: lines
        .filter((line) => line.entry_id === entry.id)
        .map((line) => ({
          accountId: line.account_id,
          account: line.account,
          amount: decimal(line.amount),
          contact: line.contact,
          memo: line.memo,
        })),
    })),
  };
};

/** An account's name. Throws `Missing`. */
export const accountName = async (tx: Tx, accountId: number): Promise<string> => {
  const [row] = await tx.query<{ name: string }>(
    'select name from account where business_id = $1 and id = $2',
    [tx.business.id, accountId],
  );
  if (!row) throw new Missing();
  return row.name;
};

export interface LedgerRow {
  entryId: string;
  number: number;
  onDay: string;
  memo: string;
  contact: string | null;
  documentNumber: string | null;
  amount: Decimal;
  balance: Decimal;
}

/** One account's lines of a range, oldest first, with the balance before them and after each. A page beyond the last is the last. */
export const accountLedger = async (
  tx: Tx,
  filter: { accountId: number; from: string; to: string; page: number; limit: number },
): Promise<{ opening: Decimal; rows: LedgerRow[]; total: number; page: number }> => {
  const [count] = await tx.query<{ n: number }>(
    'select count(*)::int as n from journal_line where business_id = $1 and account_id = $2 and on_day between $3 and $4',
    [tx.business.id, filter.accountId, filter.from, filter.to],
  );
  const page = pageWithin(count!.n, filter);
  const [opening] = await tx.query<{ net: string }>(
    `select coalesce(sum(debit - credit), 0) as net from (
       select debit, credit from month_balance where business_id = $1 and account_id = $2 and month < $3
       union all
       select debit, credit from day_balance where business_id = $1 and account_id = $2 and on_day >= $3 and on_day < $4) parts`,
    [tx.business.id, filter.accountId, firstOfMonth(filter.from), filter.from],
  );
  const rows = await tx.query<{
    entry_id: string;
    number: number;
    on_day: string;
    memo: string;
    contact: string | null;
    document_number: string | null;
    amount: string;
    running: string;
  }>(
    `select * from (
       select l.entry_id, e.number, l.on_day, e.memo, c.name as contact, d.number as document_number, l.amount,
         sum(l.amount) over (order by l.on_day, e.number, l.n) as running, l.n
       from journal_line l join journal_entry e on e.business_id = l.business_id and e.id = l.entry_id
       left join contact c on c.business_id = l.business_id and c.id = l.contact_id
       left join document d on d.business_id = l.business_id and d.id = l.document_id
       where l.business_id = $1 and l.account_id = $2 and l.on_day between $3 and $4) ledger
     order by on_day, number, n limit $5 offset $6`,
    [tx.business.id, filter.accountId, filter.from, filter.to, filter.limit, (page - 1) * filter.limit],
  );
  const start = decimal(opening!.net);
  return {
    opening: start,
    total: count!.n,
    page,
    rows: rows.map((row) => ({
      entryId: row.entry_id,
      number: row.number,
      onDay: row.on_day,
      memo: row.memo,
      contact: row.contact,
      documentNumber: row.document_number,
      amount: decimal(row.amount),
      balance: plus(start, decimal(row.running)),
    })),
  };
};
