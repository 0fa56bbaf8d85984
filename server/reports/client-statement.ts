import { receivable } from '../../src/domain/books/side.ts';
import { type Day, daysBetween } from '../../src/domain/day.ts';
import { minus, sum } from '../../src/domain/money.ts';
import { bucketOf, buckets } from '../../src/domain/report/ageing.ts';
import {
  type CurrencySums,
  clientActivity,
  clientOpenItems,
  type OpenRow,
} from '../../src/domain/report/client-statement.ts';
import type { ReportControl } from '../../src/domain/report/spec.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import { statement as statementWords } from '../../src/domain/words/contacts.ts';
import { rolesOf } from '../store/books/accounts.ts';
import {
  activityPage,
  activitySums,
  isListed,
  movedIn,
  type OpenClaim,
  openOn,
  type StatementOf,
} from '../store/books/statement-moves.ts';
import { findContact } from '../store/contacts/contacts.ts';
import { column } from '../store/database/row.ts';
import { Missing, type Tx } from '../store/database/tx.ts';
import { firstDay, lastDay, type Report, type ReportRequest, reportSource, rowReport } from './report.ts';

const agesOf = (items: readonly OpenClaim[], to: Day): CurrencySums['ages'] =>
  Object.fromEntries(
    buckets.map((bucket) => [
      bucket,
      sum(items.filter(({ dueOn }) => bucketOf(daysBetween(dueOn!, to)) === bucket).map(({ open }) => open)),
    ]),
  ) as CurrencySums['ages'];

/** What each currency comes to, the home currency first, beside what is still open. */
const sumsOf = async (tx: Tx, asked: StatementOf) => {
  const [moved, open, unused] = [
    await movedIn(tx, asked),
    await openOn(tx, asked.side.owed, asked),
    await openOn(tx, asked.side.surplus, asked),
  ];
  const home = tx.business.homeCurrency;
  const found = [...new Set([...moved, ...unused].map(({ currency }) => currency))].sort();
  const currencies = [...found.filter((one) => one === home), ...found.filter((one) => one !== home)];
  const sums = currencies.map((currency): CurrencySums & { moves: number } => {
    const row = moved.find((one) => one.currency === currency);
    const own = activitySums(currency, row);
    const { opening, invoiced, cancelled, paid } = own;
    const due = (of: 'own' | 'home') =>
      minus(minus(sum([opening[of], invoiced[of]]), cancelled[of]), paid[of]);
    return {
      ...own,
      isForeign: currency !== home,
      due: { own: due('own'), home: due('home') },
      unused: sum(unused.filter((one) => one.currency === currency).map((one) => one.open)),
      ages: agesOf(
        open.filter((one) => one.currency === currency),
        asked.to,
      ),
      moves: row?.moves ?? 0,
    };
  });
  return { sums, open, controls: [await controlOf(tx, asked, sums)] };
};

/** What is owed beside the lines of the side's account that are the contact's. */
const controlOf = async (
  tx: Tx,
  { side, contactId, to }: StatementOf,
  sums: readonly CurrencySums[],
): Promise<ReportControl> => {
  const { [side.owed]: account } = await rolesOf(tx);
  const [row] = await tx.query(
    { amount: column.exact },
    `select coalesce(sum(amount), 0) as amount from journal_line
     where business_id = $1 and account_id = $2 and contact_id = $3 and on_day <= $4`,
    [tx.business.id, account, contactId, to],
  );
  const value = side.signed(row!.amount);
  return {
    label: side.words.statement.control,
    value,
    difference: minus(sum(sums.map(({ due }) => due.home)), value),
    to: `account:${account}`,
  };
};

/** Whose statement is asked for, and of which days: with a preset, no further than today. @throws Missing for nobody's */
const askedFor = async (tx: Tx, { contact, days, namedEnd }: ReportRequest) => {
  if (contact === null) throw new Missing();
  const { name } = await findContact(tx, receivable.contact, contact);
  const last = days.to ?? lastDay;
  const to = namedEnd ?? (last < tx.today ? last : tx.today);
  return {
    title: statementWords.statementOf(name),
    side: receivable,
    contactId: contact,
    from: days.from ?? firstDay,
    to,
  };
};

/** A page of what moved the balance of a contact, and what each currency comes to. */
export const activityOf = async (
  tx: Tx,
  asked: StatementOf,
  query: Pick<ReportRequest, 'page' | 'limit'>,
) => {
  const { sums, controls } = await sumsOf(tx, asked);
  const listed = sums.filter(isListed);
  const total = listed.reduce((rows, { moves }) => rows + moves + 2, 0);
  const page = pageWithin(total, query);
  const offset = (page - 1) * query.limit;
  const rows = await activityPage(tx, asked, listed, { limit: query.limit, offset });
  return { rows, sums, controls, total, page };
};

const activity = reportSource(clientActivity, async (tx, request) => {
  const { title, ...asked } = await askedFor(tx, request);
  return { title, ...(await activityOf(tx, asked, request)) };
});

const openItems = reportSource(clientOpenItems, async (tx, request) => {
  const { title, ...asked } = await askedFor(tx, request);
  const { sums, open, controls } = await sumsOf(tx, asked);
  const rows = open.map(
    ({ type, number, amount, homeAmount, open: left, homeOpen, ...row }): OpenRow => ({
      ...row,
      what: { type: type!, number },
      late: daysBetween(row.dueOn!, asked.to),
      amount: { own: amount, home: homeAmount },
      open: { own: left, home: homeOpen },
    }),
  );
  return { title, rows, sums, controls, total: rows.length, page: 1, whole: true as const };
});

/** A customer's statement: invoices and payments, or open items alone. Source: finance-answers.md, section C, 25. */
export const clientStatement: Report = {
  name: 'client-statement',
  read: (tx, request, ...more) =>
    (request.view === 'open' ? rowReport(openItems) : rowReport(activity)).read(tx, request, ...more),
};
