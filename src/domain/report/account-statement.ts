import type { SharedCard } from '../contact/contact.ts';
import type { Day } from '../day.ts';
import type { Party } from '../documents/document.ts';
import type { PaperBank } from '../documents/document-paper.ts';
import type { DocumentType } from '../documents/kind.ts';
import { paperLocale } from '../documents/paper-locale.ts';
import { partyLines } from '../documents/party-lines.ts';
import type { Printed } from '../documents/printed.ts';
import { onlineAt } from '../documents/printed-online.ts';
import { statementTransfer } from '../documents/printed-transfer.ts';
import { type Decimal, isPositive, isZero, minus, negated } from '../money.ts';
import type { PaperLook } from '../template/template.ts';
import { addressLines, linesOf } from '../values/address.ts';
import { countryCodeOf } from '../values/country.ts';
import { formatDay } from '../values/format.ts';
import { hanOf } from '../values/han.ts';
import type { Span } from '../values/period.ts';
import { type Refusal, refusal } from '../values/refusal.ts';
import { statement as statementWords } from '../words/contacts.ts';
import type { StatementWords } from '../words/posted.ts';
import { type ActivityRow, activityName } from './statement-activity.ts';
import { type Writing, writtenMoney } from './written-cell.ts';

/** One claim on a contact, or of theirs: a document, what was owed when the books began, or an entry by hand. */
export interface StatementRow {
  documentId: string | null;
  /** The entry by hand it is of; null or left out for any other claim. */
  entryId?: string | null;
  type: DocumentType | 'opening' | 'entry';
  number: string | null;
  issuedOn: Day;
  dueOn: Day;
  currency: string;
  amount: Decimal;
  due: Decimal;
  homeAmount: Decimal;
  homeDue: Decimal;
}

interface StatementFigure {
  of: keyof StatementSums;
  value: Decimal;
  edge?: { at: 'before' | 'after'; day: Day };
  blank?: true;
}

/** What a statement of some days comes to, at home: opening and claimed, less cancelled and settled, are what is due. */
export interface StatementSums {
  /** What was owed before the first day; nothing where there is no first. */
  opening: Decimal;
  /** What was asked for in these days and not cancelled by the last of them. */
  claimed: Decimal;
  /** What had been asked for before these days and was cancelled in them. */
  cancelled: Decimal;
  /** What was paid, covered by credit or written off in them. */
  settled: Decimal;
  /** What is owed after the last day, today where there is none. */
  due: Decimal;
  /** What they have to their credit then, not taken off what is due. */
  credit: Decimal;
}

/**
 * What a statement comes to, in the order in which it is read: its page, its files and its papers take it from here. `edge` is the
 * day it stood before or stands after; what is `blank` is said only where it is something.
 */
export const statementFigures = (
  { opening, claimed, cancelled, settled, due, credit }: StatementSums,
  { from, to }: Span,
): StatementFigure[] => [
  { of: 'opening', value: opening, ...(from ? { edge: { at: 'before', day: from } } : { blank: true }) },
  { of: 'claimed', value: claimed },
  { of: 'cancelled', value: cancelled, blank: true },
  { of: 'settled', value: settled },
  { of: 'due', value: due, ...(to && { edge: { at: 'after', day: to } }) },
  { of: 'credit', value: credit, blank: true },
];

/** Refused when the days end before they begin. */
export const spanRefusal = ({ from, to }: Span): Refusal | undefined =>
  from && to && from > to ? refusal('invalid', statementWords.firstDayComesAfter) : undefined;

/** What a statement is printed from. */
export interface PrintableStatement extends StatementSums {
  words: StatementWords;
  from: Party;
  to: Pick<SharedCard, 'name' | 'email' | 'phone' | 'taxId' | 'billing'>;
  /** The last day anything on it is dated, at least today. */
  asOf: Day;
  /** The days it is of; without an end, until today. */
  span: Span;
  /** What is claimed, the first due first. */
  rows: readonly StatementRow[];
  /** What moved the balance, by currency and day, between the balance before it and after it. */
  activity: readonly ActivityRow[];
  homeCurrency: string;
  locale: string;
  /** Where it is to be paid by bank transfer; null where nothing is said of it. */
  bank: PaperBank | null;
  /** The document due first that can be paid online, and where; null or left out where none can. */
  online?: { number: string; link: string } | null;
  /** What is below zero is in brackets. */
  brackets: boolean;
  /** How the business's paper looks. */
  look: PaperLook;
}

/** Names the print and the file. */
export const statementTitle = ({ to }: Pick<PrintableStatement, 'to'>): string =>
  statementWords.statementOf(to.name);

/** The days a statement is of, in words; as of today where it has no last day, or one to come. */
export const statementDays = (
  { span: { from, to }, asOf }: Pick<PrintableStatement, 'span' | 'asOf'>,
  locale: string,
): string => {
  const last = to && to < asOf ? to : null;
  const written = (day: Day) => formatDay(day, locale, 'long');
  if (from) return statementWords.fromTo(written(from), written(last ?? asOf));
  return statementWords.asOf(written(last ?? asOf));
};

/** What is still due on each document of a statement, by its id. */
const dueOn = ({ rows }: Pick<PrintableStatement, 'rows'>): Map<string | null, Decimal> =>
  new Map(rows.filter(({ due }) => isPositive(due)).map(({ documentId, due }) => [documentId, due]));

/** What moved a balance as it goes on paper: a row each, and under it what it settled or what of it is still due. */
const activityRows = (
  { words, activity, span, ...statement }: PrintableStatement,
  writing: Writing,
  locale: string,
): Printed['rows'] => {
  const money = ({ currency }: ActivityRow, amount: Decimal) =>
    writtenMoney(amount, writing, locale, currency);
  const due = dueOn(statement);
  const hasSeveral = new Set(activity.map(({ currency }) => currency)).size > 1;
  return activity.map((row) => {
    const name = activityName(row, words);
    const balance = money(row, row.balance.own);
    if (typeof row.what === 'string') {
      const day = row.what === 'opening' ? span.from : span.to;
      const dated = day ? `${name}, ${formatDay(day, locale)}` : name;
      const cells = [hasSeveral ? `${dated} (${row.currency})` : dated, '', '', balance];
      return { cells, note: '', strong: true };
    }
    const isClaim = 'type' in row.what;
    const amount = minus(minus(row.invoiced?.own ?? '0', row.cancelled?.own ?? '0'), row.paid?.own ?? '0');
    const open = isClaim && due.get(row.documentId);
    return {
      cells: [
        `${formatDay(row.onDay!, locale)} · ${name}`,
        row.dueOn ? formatDay(row.dueOn, locale) : '',
        money(row, amount),
        balance,
      ],
      note: open ? statementWords.stillDue(money(row, open)) : isClaim ? '' : (row.documentNumber ?? ''),
    };
  });
};

/** A statement of account as it is printed: what was claimed and what settled it with the balance after each, and what they come to at home. */
export const printedStatement = (statement: PrintableStatement): Printed => {
  const { words, from, to, span, homeCurrency } = statement;
  const locale = paperLocale(statement.locale);
  const writing: Writing = { currency: homeCurrency, ...(statement.brackets && { brackets: true }) };
  const home = (amount: Decimal) => writtenMoney(amount, writing, locale);
  const labels: Readonly<Record<keyof StatementSums, string>> = {
    opening: span.from ? statementWords.owedBefore(formatDay(span.from, locale)) : '',
    claimed: statementWords.totalAmount,
    cancelled: statementWords.cancelled,
    settled: statementWords.settled,
    due: statementWords.amountDueOf(homeCurrency),
    credit: words.surplus.toThem,
  };
  const han = hanOf(countryCodeOf(to.billing.country), from.country, statement.locale);
  return {
    ...(han && { han }),
    title: statementTitle(statement),
    from: partyLines(from),
    heading: statementWords.statement,
    facts: [statementDays(statement, locale)],
    stamp: null,
    parties: [
      {
        label: statementWords.statementFor,
        lines: [
          to.name,
          ...addressLines(to.billing),
          to.phone,
          to.email,
          to.taxId && statementWords.taxId(to.taxId),
        ].filter(Boolean),
      },
    ],
    columns: [
      { label: statementWords.dateAndItem, figure: false },
      { label: statementWords.dueDate, figure: true },
      { label: statementWords.amount, figure: true },
      { label: statementWords.balance, figure: true },
    ],
    rows: activityRows(statement, writing, locale),
    totals: statementFigures(statement, span)
      .filter(({ value, blank }) => !blank || !isZero(value))
      .map(({ of, value }) => ({
        label: labels[of],
        text: home(of === 'cancelled' ? negated(value) : value),
        grand: of === 'due',
      })),
    notes: '',
    transfer: statement.bank && isPositive(statement.due) ? statementTransfer(statement.bank) : null,
    ...(statement.online && {
      online: onlineAt(statement.online.link, statementWords.payFirst(statement.online.number)),
    }),
    footer: linesOf(from.footer ?? ''),
    payment: '',
    look: statement.look,
  };
};
