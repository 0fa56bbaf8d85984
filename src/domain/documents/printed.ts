import { compare, isPositive, isZero } from '../money.ts';
import type { PaperLook } from '../template/template.ts';
import { datedDiscountIn } from '../typed/dated-discount.ts';
import { linesOf } from '../values/address.ts';
import { formatAmount, formatDay, formatDecimal, formatMoney } from '../values/format.ts';
import { type Han, hanOf } from '../values/han.ts';
import { owedByCustomers } from '../values/side-names.ts';
import { unitWords } from '../words/everywhere.ts';
import { paper as words } from '../words/paper.ts';
import { creditStateWords } from '../words/posted.ts';
import { documentTypes, isReadByVendors, kindSpec } from './kinds.ts';
import { asksSupplyDate } from './lawful.ts';
import { netAmount } from './line-discount.ts';
import { isPayable } from './owed.ts';
import { paperDayLocale, paperLocale } from './paper-locale.ts';
import { partyLines } from './party-lines.ts';
import { printTitle } from './print-title.ts';
import type { PrintableDocument, PrintableLine } from './printable.ts';
import { onlineTexts, type PrintedOnline, printedOnline } from './printed-online.ts';
import { type PaperHeading, recordHeading } from './printed-record.ts';
import { homeTaxRows, ownDiscountText, paidRows, taxRows, taxText } from './printed-sums.ts';
import { isForeign, type PrintedTotal, printedTotals } from './printed-totals.ts';
import { type PrintedTransfer, printedTransfer } from './printed-transfer.ts';
import { givenBackOf } from './row-state.ts';
import { isDeleted, isDraft, isGone } from './status.ts';
import { taxLinesOf } from './tax-lines.ts';
import { asTypedLine } from './typed-line.ts';

/** What a document may be printed as. A packing slip goes along with the goods and names no prices. */
export type PrintAs = 'document' | 'packing-slip';

/**
 * A document as it is printed: every text, in the order in which it is read. PDF, print page and public page lay
 * this one value out, so that they can't say different things.
 */
export interface Printed {
  /** Names the print and the file, e.g. "Invoice #INV-0042". */
  title: string;
  from: string[];
  heading: string;
  /** Number, dates and rate, each a line. */
  facts: string[];
  /** Said across the page where the document is void. */
  stamp: string | null;
  /** The parties it is for, each under its label. */
  parties: { label: string; lines: string[] }[];
  /** How much is to be paid and by when, over the lines; left out where nothing is asked for by a day. */
  headline?: string;
  columns: { label: string; figure: boolean }[];
  /** One cell per column; the note is under the first. What heads others or is their sum is `strong`. */
  rows: { cells: string[]; note: string; strong?: boolean }[];
  totals: PrintedTotal[];
  notes: string;
  /** How it is paid by bank transfer; null where nothing is said of it. */
  transfer: PrintedTransfer | null;
  /** How it is paid online, on paper that is sent or shared; left out where nothing is said of it. */
  online?: PrintedOnline;
  /** What is at the foot of every page, a line each. */
  footer: string[];
  /** Where it may be paid, as a sentence; empty where nothing is said of it. */
  payment: string;
  /** On its long side, for many columns of figures. */
  wide?: boolean;
  /** Where things stand, in which colour and typeface; with the logo, the signature and its holder. */
  look: PaperLook;
  /** Whose shape the characters have that Chinese, Japanese and Korean share; left out where the parties' countries don't say. */
  han?: Han;
}

/** Every text of paper in the order in which it is read, whatever its style. */
export const textsOf = (paper: Printed): string[] =>
  [
    ...paper.from,
    paper.heading,
    ...paper.facts,
    paper.stamp ?? '',
    ...paper.parties.flatMap(({ label, lines }) => [label, ...lines]),
    paper.headline ?? '',
    ...paper.columns.map(({ label }) => label),
    ...paper.rows.flatMap(({ cells: [first, ...others], note }) => [first!, note, ...others]),
    ...paper.totals.flatMap(({ label, text }) => [label, text]),
    ...(paper.transfer ? [paper.transfer.heading] : []),
    ...(paper.transfer?.rows ?? []).flatMap(({ label, text }) => [label, text]),
    paper.transfer?.qr?.caption ?? '',
    ...(paper.online ? onlineTexts(paper.online) : []),
    paper.notes,
    paper.payment,
    paper.look.holder,
    ...paper.footer,
  ].filter(Boolean);

/** Where goods that are ordered go: where it was said, else where the business is; nothing where it has no address. */
const deliveryOf = ({ from, details }: PrintableDocument): Printed['parties'] => {
  const place = details.deliverTo ?? linesOf(from.address ?? '');
  return place.length ? [{ label: words.deliverTo, lines: [from.name, ...place] }] : [];
};

const partiesOf = (document: PrintableDocument, slip: boolean): Printed['parties'] => {
  const { kind, subtype, to, shipTo } = document;
  const place = [to.name, ...shipTo];
  if (slip) return [{ label: words.deliverTo, lines: shipTo.length ? place : partyLines(to) }];
  if (isReadByVendors(kind))
    return [{ label: documentTypes[subtype].partyLabel, lines: partyLines(to) }, ...deliveryOf(document)];
  return [
    { label: documentTypes[subtype].partyLabel, lines: partyLines(to) },
    ...(shipTo.length ? [{ label: words.shipTo, lines: place }] : []),
  ];
};

/** A unit as a word, as many as there are; one that is none of the spec's as it is. */
const unitOf = ({ unit, quantity }: PrintableLine): string => {
  const [one, many] = unitWords[unit ?? ''] ?? [unit ?? '', unit ?? ''];
  return compare(quantity, '1') === 0 ? one : many;
};

const quantityOf = (line: PrintableLine, locale: string): string =>
  [formatDecimal(line.quantity, locale), unitOf(line)].filter(Boolean).join(' ');

/** What heads a paper of ours. */
const ownHeading = (document: PrintableDocument, slip: boolean): PaperHeading => ({
  from: partyLines(document.from),
  heading: slip ? words.packingSlip : documentTypes[document.subtype].title,
  numbers: [document.number ?? words.noNumber],
  parties: partiesOf(document, slip),
  look: slip ? { ...document.look, signature: null, holder: '' } : document.look,
  footer: linesOf(document.from.footer ?? ''),
});

/** What is said of it below its numbers. */
const factsOf = (document: PrintableDocument, slip: boolean, locale: string): string[] => {
  const days = paperDayLocale(document.locale);
  const { currency, homeCurrency, issuedOn, dueOn, rate, earlyPercent = null, earlyDays = null } = document;
  const facts = [
    (kindSpec(document.kind).entered ? words.dated : words.issued)({
      day: formatDay(document.issuedOn, days, 'long'),
    }),
  ];
  if (slip) return facts;
  const { hasDueDay, hasDeliveryDay, hasLastDay } = documentTypes[document.subtype];
  const { reference, supplyOn, changedOn } = document.details;
  if (changedOn) facts.push(words.changed({ day: formatDay(changedOn, days, 'long') }));
  if (dueOn && hasDueDay && !isGone(document)) facts.push(words.due({ day: formatDay(dueOn, days, 'long') }));
  if (dueOn && hasDeliveryDay) facts.push(words.expected({ day: formatDay(dueOn, days, 'long') }));
  if (dueOn && hasLastDay) facts.push(words.validUntil({ day: formatDay(dueOn, days, 'long') }));
  const discount = datedDiscountIn({ earlyPercent, earlyDays, issuedOn }, days, 'long');
  if (discount) facts.push(discount);
  if (reference && !kindSpec(document.kind).entered) facts.push(words.yourReference({ reference }));
  if (supplyOn && (supplyOn !== issuedOn || asksSupplyDate(document.from.country)))
    facts.push(words.supplied({ day: formatDay(supplyOn, days, 'long') }));
  const given = givenBackOf({ ...document, creditState: document.details.creditState });
  if (given) facts.push(creditStateWords[given].word);
  if (isForeign(document) && !isReadByVendors(document.kind))
    facts.push(`1 ${currency} = ${formatDecimal(rate, locale)} ${homeCurrency}`);
  return facts;
};

/** The notes of a paper, behind why its lines bear no tax; what somebody else wrote says that itself. */
const notesOf = ({ kind, notes, details: { taxReasons } }: PrintableDocument): string =>
  [...(kindSpec(kind).entered ? [] : taxReasons), notes].filter(Boolean).join('\n');

/** Of a paper that asks its reader for money by a day, and of a draft of one; null where all is paid, or the paper is theirs. */
const headlineOf = (document: PrintableDocument, locale: string): string | null => {
  const { kind, subtype, dueOn, owed, currency } = document;
  const asks = isDraft(document) ? kindSpec(kind).side === owedByCustomers : isPayable(document);
  if (!dueOn || !documentTypes[subtype].hasDueDay || !asks || !isPositive(owed)) return null;
  const day = formatDay(dueOn, paperDayLocale(document.locale), 'long');
  return words.dueBy({ amount: formatMoney(owed, currency, locale), day });
};

/** Which columns a document has beside those that every one has. */
interface Columned {
  taxed: boolean;
  /** A line has a discount of its own. */
  reduced: boolean;
  /** Prices include tax. */
  gross: boolean;
}

const pricedColumns = ({ taxed, reduced, gross }: Columned): Printed['columns'] => [
  { label: words.item, figure: false },
  { label: words.quantity, figure: true },
  { label: gross ? words.priceIncludingTax : words.price, figure: true },
  ...(reduced ? [{ label: words.discount, figure: true }] : []),
  ...(taxed ? [{ label: words.tax, figure: true }] : []),
  { label: gross ? words.amountIncludingTax : words.amount, figure: true },
];

const rowsOf = (document: PrintableDocument, slip: boolean, { taxed, reduced }: Columned, locale: string) =>
  document.lines.map(asTypedLine(document)).map((line) => ({
    cells: [
      line.name,
      quantityOf(line, locale),
      ...(slip
        ? []
        : [
            formatDecimal(line.price, locale, 2),
            ...(reduced ? [ownDiscountText(line, document.currency, locale)] : []),
            ...(taxed ? [taxText(line, locale)] : []),
            formatAmount(netAmount(line), document.currency, locale),
          ]),
    ],
    note: line.description,
  }));

/**
 * A document as it is printed. Draft, cancelled and converted ones are printed too; the stamp says what they are.
 *
 * @param payLink where the one who has the paper pays online; null for paper that names no such place
 */
export const printed = (
  document: PrintableDocument,
  as: PrintAs = 'document',
  payLink: string | null = null,
): Printed => {
  const locale = paperLocale(document.locale);
  const slip = as === 'packing-slip';
  const { numbers, ...head } = kindSpec(document.kind).entered
    ? recordHeading(document)
    : ownHeading(document, slip);
  const columned = {
    taxed: document.lines.some((line) => line.taxName !== null),
    reduced: document.lines.some(({ ownDiscount = '0' }) => !isZero(ownDiscount)),
    gross: document.details.gross !== undefined,
  };
  const taxes = taxLinesOf(document);
  const online = slip ? null : printedOnline(document, payLink);
  const payments = paidRows(document, locale);
  const han = hanOf(document.to.basedIn, document.from.country, document.locale);
  const headline = slip ? null : headlineOf(document, locale);
  return {
    ...head,
    title: printTitle(slip ? words.packingSlip : documentTypes[document.subtype].title, document.number),
    facts: [...numbers, ...factsOf(document, slip, locale)],
    stamp: isDeleted(document) ? words.deleted : isGone(document) ? words.cancelled : null,
    ...(headline && { headline }),
    columns: slip ? pricedColumns(columned).slice(0, 2) : pricedColumns(columned),
    rows: rowsOf(document, slip, columned, locale),
    totals: slip
      ? []
      : printedTotals(document, locale, {
          closed: isGone(document),
          // The rest of a bill of theirs is off it, and lost to nobody here.
          ...(kindSpec(document.kind).entered && {
            forgiven: words.discountTaken,
            keptAs: words.leftAsAdvance,
          }),
          beyond: document.details.beyond,
          gross: document.details.gross,
          atHome: !isReadByVendors(document.kind),
          ...(payments && { payments }),
          ...(taxes && {
            taxes: taxRows(taxes, document.currency, locale, columned.gross),
            homeTaxes: homeTaxRows(taxes, document.homeCurrency, locale),
          }),
        }),
    transfer: slip ? null : printedTransfer(document),
    ...(online && { online }),
    notes: slip ? '' : notesOf(document),
    payment: slip || !document.paymentLink ? '' : words.payAt({ link: document.paymentLink }),
    ...(han && { han }),
  };
};
