import { oneMonthAfter } from '../day.ts';
import { searchText } from '../documents/content.ts';
import type { Document } from '../documents/document.ts';
import type { World } from '../plan.ts';
import type { AppliedTemplate } from '../template.ts';

/** What a quote is converted to. */
export type QuoteTarget = 'invoice' | 'receipt';

/** The chart's event for each. */
export const conversionEvent = {
  invoice: 'quote.convertToInvoice',
  receipt: 'quote.convertToReceipt',
} as const;

/**
 * The draft a quote becomes: customer, lines, taxes as they were, discount, currency, rate and shipping copied; dated
 * today, an invoice due one month later, in the default template whatever the quote wore. It names its quote as its source.
 * Source: workflows.md, "Quote".
 */
export const draftFromQuote = (
  quote: Document,
  target: QuoteTarget,
  template: AppliedTemplate,
  world: World,
): Document => {
  const draft: Document = {
    ...quote,
    id: world.newId(),
    kind: 'invoice',
    subtype: target,
    status: 'Draft',
    statusBefore: null,
    number: null,
    issuedOn: world.today,
    dueOn: target === 'receipt' ? world.today : oneMonthAfter(world.today),
    template,
    channel: 'quote',
    employeeId: quote.employeeId,
    sourceId: quote.id,
    version: 1,
    lines: quote.lines.map((line) => ({ ...line, id: world.newId() })),
  };
  return { ...draft, search: searchText(draft) };
};
