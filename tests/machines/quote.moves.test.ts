import { type QuoteEvent, quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/** The moves, one line per transition. */
const table = `
  Open               | edit               | Open
  Open               | convert to invoice | ConvertedToInvoice
  Open               | convert to receipt | ConvertedToReceipt
  Open               | delete             | Deleted
  ConvertedToInvoice | convert to invoice | ConvertedToInvoice
  ConvertedToInvoice | reopen             | Open
  ConvertedToReceipt | convert to receipt | ConvertedToReceipt
  ConvertedToReceipt | reopen             | Open
  Deleted            | delete             | Deleted
  Deleted            | restore            | Open`;

const events: Record<string, QuoteEvent> = {
  edit: { type: 'quote.edit', edited: { lines: 2 } },
  'convert to invoice': { type: 'quote.convertToInvoice' },
  'convert to receipt': { type: 'quote.convertToReceipt' },
  reopen: { type: 'quote.reopen' },
  delete: { type: 'quote.delete' },
  restore: { type: 'quote.restore' },
};

const moves = rowsOf(table, ['from', 'act', 'to']).map(({ from, act, to }) => ({
  from,
  act,
  to,
  standing: { status: from, facts: { lines: 1 } },
  event: events[act]!,
}));

proveMoves(quoteLifecycle, '$from, $act: $to', moves);
