import { receivable } from '../../src/domain/books/side.ts';
import { type Day, daysBetween } from '../../src/domain/day.ts';
import { type Decimal, isZero, minus, sum, zero } from '../../src/domain/money.ts';
import { bucketOf, buckets } from '../../src/domain/report/ageing.ts';
import {
  type ActivityRow,
  type CurrencySums,
  clientActivity,
  clientOpenItems,
  type OpenRow,
} from '../../src/domain/report/client-statement.ts';
import type { ReportControl } from '../../src/domain/report/spec.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import { statement as statementWords } from '../../src/domain/words/contacts.ts';
import { clientStatementWords as words } from '../../src/domain/words/statements.ts';
import { rolesOf } from '../store/books/accounts.ts';
import { findContact } from '../store/contacts/contacts.ts';
import { column } from '../store/database/row.ts';
import { Missing, type Tx } from '../store/database/tx.ts';
import {
  activityPage,
  type ListedMove,
  movedIn,
  type OpenClaim,
  openOn,
  type StatementOf,
} from './client-moves.ts';
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
    await openOn(tx, receivable.owed, asked),
    await openOn(tx, receivable.surplus, asked),
  ];
  const home = tx.business.homeCurrency;
  const found = [...new Set([...moved, ...unused].map(({ currency }) => currency))].sort();
  const currencies = [...found.filter((one) => one === home), ...found.filter((one) => one !== home)];
  const sums = currencies.map((currency): CurrencySums & { moves: number } => {
    const row = moved.find((one) => one.currency === currency);
    const both = (own: Decimal | undefined, atHome: Decimal | undefined) => ({
      own: own ?? zero,
      home: atHome ?? zero,
    });
    const opening = both(row?.opening, row?.homeOpening);
    const invoiced = both(row?.invoiced, row?.homeInvoiced);
    const cancelled = both(row?.cancelled, row?.homeCancelled);
    const paid = both(row?.paid, row?.homePaid);
    const due = (of: 'own' | 'home') =>
      minus(minus(sum([opening[of], invoiced[of]]), cancelled[of]), paid[of]);
    return {
      currency,
      isForeign: currency !== home,
      opening,
      invoiced,
      cancelled,
      paid,
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

/** What the customer owes beside the lines of accounts receivable that are theirs. */
const controlOf = async (
  tx: Tx,
  { contactId, to }: StatementOf,
  sums: readonly CurrencySums[],
): Promise<ReportControl> => {
  const { receivable: account } = await rolesOf(tx);
  const [row] = await tx.query(
    { amount: column.exact },
    `select coalesce(sum(amount), 0) as amount from journal_line
     where business_id = $1 and account_id = $2 and contact_id = $3 and on_day <= $4`,
    [tx.business.id, account, contactId, to],
  );
  const value = row!.amount;
  return {
    label: words.control,
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
  return { title: statementWords.statementOf(name), contactId: contact, from: days.from ?? firstDay, to };
};

const whatOf = ({ edge, kind, type, number, takenBack }: ListedMove): ActivityRow['what'] =>
  edge ?? (kind ? { kind, number, takenBack } : { type: type!, number });

const rowOf = (move: ListedMove, sums: readonly CurrencySums[]): ActivityRow => {
  const whole = move.edge === 'closing' && sums.find(({ currency }) => currency === move.currency);
  // What a row isn't about is left blank.
  const both = (own: Decimal, home: Decimal) => (move.edge || isZero(own) ? null : { own, home });
  return {
    ...move,
    what: whatOf(move),
    invoiced: whole ? whole.invoiced : both(move.invoiced, move.homeInvoiced),
    cancelled: whole ? whole.cancelled : both(move.cancelled, move.homeCancelled),
    paid: whole ? whole.paid : both(move.paid, move.homePaid),
    balance: { own: move.balance, home: move.homeBalance },
  };
};

const activity = reportSource(clientActivity, async (tx, request) => {
  const { title, ...asked } = await askedFor(tx, request);
  const { sums, controls } = await sumsOf(tx, asked);
  const listed = sums.filter(({ moves, opening }) => moves > 0 || opening.own !== zero);
  const total = listed.reduce((rows, { moves }) => rows + moves + 2, 0);
  const page = pageWithin(total, request);
  const found = await activityPage(tx, asked, listed, {
    limit: request.limit,
    offset: (page - 1) * request.limit,
  });
  return {
    title,
    rows: found.map((move) => rowOf(move, sums)),
    sums,
    controls,
    total,
    page,
  };
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
