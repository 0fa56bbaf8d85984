import { addressLines, linesOf, type SharedCard } from '../contact.ts';
import type { Day } from '../day.ts';
import { documentTypes } from '../documents/kinds.ts';
import { paperLocale } from '../documents/paper-locale.ts';
import type { Printed } from '../documents/printed.ts';
import { formatDay, formatMoney } from '../format.ts';
import { type Decimal, isZero, negated } from '../money.ts';
import type { Span } from '../period.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { PaperLook } from '../template.ts';
import type { StatementWords } from '../words/side.ts';
import * as statementWords from '../words/statement.ts';

/** One claim on a contact, or of theirs: a document, or what was owed when the books began. */
export interface StatementRow {
  documentId: string | null;
  type: 'invoice' | 'receipt' | 'opening';
  number: string | null;
  issuedOn: Day;
  dueOn: Day;
  currency: string;
  amount: Decimal;
  due: Decimal;
  homeAmount: Decimal;
  homeDue: Decimal;
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

/** Refused when the days end before they begin. */
export const spanRefusal = ({ from, to }: Span): Refusal | undefined =>
  from && to && from > to ? refusal('invalid', statementWords.firstDayComesAfter) : undefined;

/** What a claim is called on a statement. */
export const claimName = ({ type, number }: Pick<StatementRow, 'type' | 'number'>): string =>
  type === 'opening' ? statementWords.openingBalance : `${documentTypes[type].title} ${number ?? ''}`.trim();

/** What a statement is printed from. */
export interface PrintableStatement extends StatementSums {
  words: StatementWords;
  from: { name: string; address: string };
  to: Pick<SharedCard, 'name' | 'email' | 'phone' | 'taxId' | 'billing'>;
  /** The last day anything on it is dated, at least today. */
  asOf: Day;
  /** The days it is of; without an end, until today. */
  span: Span;
  rows: readonly StatementRow[];
  homeCurrency: string;
  locale: string;
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

/** A statement of account as it stands on paper: the spec's four columns, and what they come to at home. */
export const printedStatement = (statement: PrintableStatement): Printed => {
  const { words, from, to, rows, span, homeCurrency } = statement;
  const locale = paperLocale(statement.locale);
  const home = (amount: Decimal) => formatMoney(amount, homeCurrency, locale);
  return {
    title: statementTitle(statement),
    from: [from.name, ...linesOf(from.address)].filter(Boolean),
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
      { label: words.claim, figure: false },
      { label: statementWords.dueDate, figure: true },
      { label: statementWords.totalAmount, figure: true },
      { label: statementWords.amountDue, figure: true },
    ],
    rows: rows.map((row) => ({
      cells: [
        claimName(row),
        formatDay(row.dueOn, locale),
        formatMoney(row.amount, row.currency, locale),
        formatMoney(row.due, row.currency, locale),
      ],
      note:
        row.currency === homeCurrency ? '' : statementWords.ofItDue(home(row.homeAmount), home(row.homeDue)),
    })),
    totals: [
      ...(span.from
        ? [
            {
              label: statementWords.owedBefore(formatDay(span.from, locale)),
              text: home(statement.opening),
              grand: false,
            },
          ]
        : []),
      { label: statementWords.totalAmount, text: home(statement.claimed), grand: false },
      ...(isZero(statement.cancelled)
        ? []
        : [{ label: statementWords.cancelled, text: home(negated(statement.cancelled)), grand: false }]),
      { label: statementWords.settled, text: home(statement.settled), grand: false },
      { label: statementWords.amountDueOf(homeCurrency), text: home(statement.due), grand: true },
      ...(isZero(statement.credit)
        ? []
        : [{ label: words.surplus.toThem, text: home(statement.credit), grand: false }]),
    ],
    notes: '',
    payment: '',
    look: statement.look,
  };
};
