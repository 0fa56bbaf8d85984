import type { World } from '../books/world.ts';
import type { Document, Party } from '../documents/document.ts';
import type { PaperBank } from '../documents/document-paper.ts';
import { documentTypes } from '../documents/kinds.ts';
import { duplicateOf } from '../posted/draft.ts';
import { proposedDueOn } from '../posted/due.ts';
import type { AppliedTemplate } from '../template/template.ts';

/** What a quote is converted to. */
export type QuoteTarget = 'invoice' | 'receipt';

/** The chart's event for each. */
export const conversionEvent = {
  invoice: 'quote.convertToInvoice',
  receipt: 'quote.convertToReceipt',
} as const;

/**
 * The draft a quote becomes: customer, lines, taxes as they were, discount, currency, rate and shipping copied; dated
 * today, an invoice due by the customer's terms, in the default template whatever the quote wore. It names its quote as its source.
 * Source: workflows.md, "Quote".
 */
export const draftFromQuote = (
  quote: Document,
  target: QuoteTarget,
  {
    template,
    bank,
    own,
    termsDays,
  }: { template: AppliedTemplate; bank: PaperBank | null; own: Party; termsDays: number | null },
  world: World,
): Document =>
  duplicateOf(quote, world, {
    kind: 'invoice',
    subtype: target,
    template,
    parties: { ...quote.parties, from: own },
    paper: { ...quote.paper, bank: documentTypes[target].namesBank ? bank : null },
    channel: 'quote',
    employeeId: quote.employeeId,
    sourceId: quote.id,
    dueOn: target === 'invoice' ? proposedDueOn(world.today, termsDays) : world.today,
  });
