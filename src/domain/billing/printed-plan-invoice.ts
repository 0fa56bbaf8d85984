import type { Day } from '../day.ts';
import type { Party } from '../documents/document.ts';
import { paperDayLocale, paperLocale } from '../documents/paper-locale.ts';
import { partyLines } from '../documents/party-lines.ts';
import { printTitle } from '../documents/print-title.ts';
import type { Printed } from '../documents/printed.ts';
import type { PrintedTotal } from '../documents/printed-totals.ts';
import { type Decimal, isNegative, isPositive, isZero, negated, sum } from '../money.ts';
import { taxNumbersOf } from '../tax/tax-numbers.ts';
import { plainLook } from '../template/template.ts';
import { formatAmount, formatDay, formatDecimal, formatSpan } from '../values/format.ts';
import type { PaperSize } from '../values/paper-size.ts';
import { paper } from '../words/paper.ts';
import { dueOf, type PlanInvoice } from './plan-invoice.ts';
import { planInvoicePaper as words } from './plan-invoices.words.ts';
import type { PlanSeller } from './seller.ts';

/** An invoice for a plan with what its paper says besides. */
export interface PrintablePlanInvoice {
  invoice: PlanInvoice;
  /** The number of the invoice it takes back; null for any other. */
  corrects: string | null;
  /** The day it was paid, in UTC as all its days; null where it wasn't. */
  paidOn: Day | null;
  /** What the business that bought reads and prints on. */
  locale: string;
  size: PaperSize;
}

/** The seller as a party: its number under what its country calls it. */
const sellerParty = ({ name, address, country, taxNumber, email }: PlanSeller): Party => ({
  name,
  address,
  email,
  country,
  ...(taxNumbersOf(country).vatNumber === null ? { taxId: taxNumber } : { vatNumber: taxNumber }),
});

/** What an invoice is called on paper. */
const planInvoiceTitle = ({ kind, number }: Pick<PlanInvoice, 'kind' | 'number'>): string =>
  printTitle(words.title[kind], number);

const factsOf = ({ invoice, corrects, paidOn }: PrintablePlanInvoice, locale: string): string[] => {
  const day = (one: Day) => formatDay(one, locale, 'long');
  const { number, finalisedOn, dueOn, period } = invoice;
  return [
    number ?? paper.noNumber,
    ...(finalisedOn ? [paper.issued({ day: day(finalisedOn) })] : []),
    ...(dueOn && !paidOn && isPositive(invoice.total) ? [paper.due({ day: day(dueOn) })] : []),
    ...(corrects ? [words.corrects({ number: corrects })] : []),
    words.period({ days: formatSpan(period, locale) }),
  ];
};

/** What became of the total: paid on a day, still due, or plan credit. */
const settledBy = (
  { invoice, paidOn, corrects }: PrintablePlanInvoice,
  locale: string,
): { label: string; amount: Decimal; due?: true }[] => {
  if (isNegative(invoice.total))
    return corrects ? [] : [{ label: words.addedToCredit, amount: negated(invoice.total) }];
  const due = dueOf(invoice);
  if (!paidOn) return [{ label: paper.amountDue, amount: due, due: true }];
  return [{ label: paper.paidOn({ day: formatDay(paidOn, locale, 'long') }), amount: negated(due) }];
};

const totalsOf = (printable: PrintablePlanInvoice, locale: string): PrintedTotal[] => {
  const { currency, coupon, lines, net, tax, total, creditUsed, taxOf } = printable.invoice;
  const row = (label: string, amount: Decimal, more: Partial<PrintedTotal> = {}): PrintedTotal => ({
    label,
    text: formatAmount(amount, currency, locale),
    grand: false,
    ...more,
  });
  const off = sum(lines.map((line) => line.off));
  const percent = formatDecimal(taxOf.percent, locale);
  return [
    ...(isZero(off)
      ? []
      : [
          row(words.beforeCoupon, sum(lines.map(({ price }) => price))),
          row(words.coupon({ code: coupon ?? '' }), negated(off)),
        ]),
    row(words.net, net),
    ...(taxOf.name && (!isZero(tax) || taxOf.sentence)
      ? [row(words.taxAt({ tax: taxOf.name, percent }), tax)]
      : []),
    row(paper.totalIn({ currency }), total, { grand: true }),
    ...(isZero(creditUsed) ? [] : [row(words.paidByCredit, negated(creditUsed))]),
    ...settledBy(printable, locale).map(({ label, amount, due }) => row(label, amount, { due })),
  ];
};

/** An invoice for a plan as it is printed: who sells and who buys as they were, each line with its days, tax, coupon and what paid it. */
export const printedPlanInvoice = (printable: PrintablePlanInvoice): Printed => {
  const { invoice, size } = printable;
  const [locale, days] = [paperLocale(printable.locale), paperDayLocale(printable.locale)];
  const { seller, buyer, lines, currency, taxOf, status } = invoice;
  return {
    title: planInvoiceTitle(invoice),
    from: seller ? partyLines(sellerParty(seller)) : [],
    heading: words.title[invoice.kind],
    facts: factsOf(printable, days),
    stamp: invoice.kind === 'Invoice' ? (words.stamp[status] ?? null) : null,
    parties: buyer ? [{ label: words.billedTo, lines: partyLines(buyer) }] : [],
    columns: [
      { label: words.line, figure: false },
      { label: words.periodColumn, figure: true },
      { label: paper.amount, figure: true },
    ],
    rows: lines.map((line) => ({
      cells: [words.lineOf(line), formatSpan(line, days), formatAmount(line.price, currency, locale)],
      note: '',
    })),
    totals: totalsOf(printable, locale),
    notes: taxOf.sentence,
    transfer: null,
    footer: [],
    payment: '',
    look: { ...plainLook, size },
  };
};
