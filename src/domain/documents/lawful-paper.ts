import { atRate, isPositive } from '../money.ts';
import { digitsOf } from '../values/currency.ts';
import type { Document } from './document.ts';
import { documentTypes, kindSpec } from './kinds.ts';
import { bearsTax, type LackingRow, type LawfulPaper, lackingOf, lackingOn, taxedLine } from './lawful.ts';
import type { OwnParticular } from './paper-law.ts';
import { isDraft, isGone } from './status.ts';
import type { DocumentView } from './view.ts';

/** Whether a document is one that laws of invoices are about: ours, and for the books. */
const isUnderLaw = ({ kind }: Pick<Document, 'kind'>): boolean =>
  kindSpec(kind).posts && !kindSpec(kind).entered;

/** What of a document a law looks at beside its parties and lines. */
export const lawfulSums = (
  { subtype, currency, rate, total }: Pick<Document, 'subtype' | 'currency' | 'rate' | 'total'>,
  homeCurrency: string,
): Pick<LawfulPaper, 'paidAtOnce' | 'currency' | 'total' | 'homeCurrency' | 'homeTotal'> => ({
  paidAtOnce: !documentTypes[subtype].hasDueDay,
  currency,
  total,
  homeCurrency,
  homeTotal: atRate(total, rate, digitsOf(homeCurrency)),
});

/** A stored document as a law looks at it. */
const lawfulPaperOf = (document: Document, homeCurrency: string): LawfulPaper => ({
  ...lawfulSums(document, homeCurrency),
  from: document.parties.from,
  to: document.parties.to,
  supplyOn: document.paper.supplyOn,
  lines: [
    ...document.lines.map(({ taxName, taxKind, taxReason, amount }) =>
      taxedLine(taxName === null ? null : { kind: taxKind, reason: taxReason }, amount),
    ),
    ...(isPositive(document.shipping) ? [taxedLine(document.terms.shippingTax, document.shipping)] : []),
  ],
});

/** What documents lack that a plan issues, each thing once; of drafts, and of what others wrote, nothing is said. */
export const lackingOnIssue = (
  changes: readonly { before: Pick<Document, 'kind' | 'status'> | null; after: Document }[],
  homeCurrency: string,
): LackingRow[] => {
  const issued = changes.filter(
    ({ before, after }) =>
      isUnderLaw(after) && !isDraft(after) && !isGone(after) && (before === null || isDraft(before)),
  );
  const rows = issued.flatMap(({ after }) => lackingOf(lawfulPaperOf(after, homeCurrency)));
  return rows.filter((row, at) => rows.findIndex(({ what }) => what === row.what) === at);
};

/** What a document lacks of the business that writes it; one that is void lacks nothing. */
export const lackingOnDocument = (
  document: Pick<DocumentView, 'kind' | 'status' | 'from' | 'lines'>,
): OwnParticular[] =>
  isGone(document)
    ? []
    : lackingOn(document.from, bearsTax(document.lines.map(({ tax, amount }) => taxedLine(tax, amount))));
