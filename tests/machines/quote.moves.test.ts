import { expect, test } from 'vitest';
import { type QuoteEvent, quoteChart, quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { instrumented } from '../../tools/paths/src/instrumented.ts';
import { transitionsOf } from '../../tools/paths/src/transitions.ts';

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

const moves = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string])
  .map(([from, act, to]) => ({ from, act, to, event: events[act]! }));

test.each(moves)('$from, $act: $to', ({ from, to, event }) => {
  const move = decide(quoteLifecycle, { status: from, facts: { lines: 1 } }, event);
  if (move.refused) expect.unreachable(move.message);
  else expect(move.status).toBe(to);
});

test('each transition of the chart has its one line', () => {
  const chart = instrumented(quoteChart);
  const taken = moves.flatMap(({ from, event }) =>
    chart.send(chart.machine.resolveState({ value: from, context: { lines: 1 } }), event).microsteps.flat(),
  );
  expect([...taken].sort()).toEqual(
    transitionsOf(quoteChart)
      .map((transition) => transition.id)
      .sort(),
  );
});
