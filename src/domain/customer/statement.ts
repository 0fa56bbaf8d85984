import { addressLine, type CustomerCard } from '../contact.ts';
import type { Day } from '../day.ts';
import { paperLocale } from '../documents/paper-locale.ts';
import type { Printed } from '../documents/printed.ts';
import { formatDay, formatMoney } from '../format.ts';
import { type Decimal, isZero } from '../money.ts';
import type { PaperLook } from '../template.ts';

/** One claim on a customer: an invoice, a receipt, or what they owed when the books began. */
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

/** What a claim is called on a statement. */
export const claimName = ({ type, number }: Pick<StatementRow, 'type' | 'number'>): string =>
  type === 'opening'
    ? 'Opening balance'
    : `${type === 'receipt' ? 'Receipt' : 'Invoice'} ${number ?? ''}`.trim();

/** What a statement is printed from. */
export interface PrintableStatement {
  from: { name: string; address: string };
  to: Pick<CustomerCard, 'name' | 'email' | 'phone' | 'taxId' | 'billing'>;
  asOf: Day;
  rows: readonly StatementRow[];
  /** How many claims there are; more than the rows where only the last due fit. */
  total: number;
  claimed: Decimal;
  due: Decimal;
  credit: Decimal;
  homeCurrency: string;
  locale: string;
  /** How the business's paper looks. */
  look: PaperLook;
}

/** A statement of account as it stands on paper: the documents' four columns, and what they come to at home. */
export const printedStatement = (statement: PrintableStatement): Printed => {
  const { from, to, rows, total, homeCurrency } = statement;
  const locale = paperLocale(statement.locale);
  const home = (amount: Decimal) => formatMoney(amount, homeCurrency, locale);
  return {
    title: `Statement of ${to.name}`,
    from: [from.name, from.address].filter(Boolean),
    heading: 'Statement',
    facts: [`As of ${formatDay(statement.asOf, locale, 'long')}`],
    stamp: null,
    parties: [
      {
        label: 'Statement for',
        lines: [
          to.name,
          addressLine(to.billing),
          to.phone,
          to.email,
          to.taxId && `Tax id ${to.taxId}`,
        ].filter(Boolean),
      },
    ],
    columns: [
      { label: 'Invoice or receipt', figure: false },
      { label: 'Due date', figure: true },
      { label: 'Total amount', figure: true },
      { label: 'Amount due', figure: true },
    ],
    rows: rows.map((row) => ({
      cells: [
        claimName(row),
        formatDay(row.dueOn, locale),
        formatMoney(row.amount, row.currency, locale),
        formatMoney(row.due, row.currency, locale),
      ],
      note: row.currency === homeCurrency ? '' : `${home(row.homeAmount)}, ${home(row.homeDue)} of it due`,
    })),
    totals: [
      { label: 'Total amount', text: home(statement.claimed), grand: false },
      { label: `Amount due ${homeCurrency}`, text: home(statement.due), grand: true },
      ...(isZero(statement.credit)
        ? []
        : [{ label: 'To your credit', text: home(statement.credit), grand: false }]),
    ],
    notes: total > rows.length ? `The ${rows.length} claims due last, of ${total}.` : '',
    payment: '',
    look: statement.look,
  };
};
