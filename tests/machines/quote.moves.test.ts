import { expect, test } from 'vitest';
import type { AnswerKind } from '../../src/domain/documents/answer.ts';
import { type QuoteEvent, quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/** The moves, one line per transition. */
const table = `
  Open               | edit               | Open
  Open               | accept             | Open
  Open               | accept again       | Open
  Open               | decline            | Open
  Open               | decline again      | Open
  Open               | convert to invoice | ConvertedToInvoice
  Open               | convert to receipt | ConvertedToReceipt
  Open               | delete             | Deleted
  ConvertedToInvoice | convert to invoice | ConvertedToInvoice
  ConvertedToInvoice | accept again       | ConvertedToInvoice
  ConvertedToInvoice | reopen             | Open
  ConvertedToReceipt | convert to receipt | ConvertedToReceipt
  ConvertedToReceipt | accept again       | ConvertedToReceipt
  ConvertedToReceipt | reopen             | Open
  Deleted            | delete             | Deleted
  Deleted            | restore            | Open`;

const events: Record<string, QuoteEvent> = {
  edit: { type: 'quote.edit', edited: { lines: 2, expired: false } },
  accept: { type: 'quote.accept' },
  'accept again': { type: 'quote.accept' },
  decline: { type: 'quote.decline' },
  'decline again': { type: 'quote.decline' },
  'convert to invoice': { type: 'quote.convertToInvoice' },
  'convert to receipt': { type: 'quote.convertToReceipt' },
  reopen: { type: 'quote.reopen' },
  delete: { type: 'quote.delete' },
  restore: { type: 'quote.restore' },
};

/** What was answered before. */
const answers: Record<string, AnswerKind> = { 'accept again': 'accepted', 'decline again': 'declined' };

const moves = rowsOf(table, ['from', 'act', 'to']).map(({ from, act, to }) => ({
  from,
  act,
  to,
  standing: { status: from, facts: { lines: 1, answer: answers[act] ?? null, expired: false } },
  event: events[act]!,
}));

proveMoves(quoteLifecycle, '$from, $act: $to', moves);

const open = { lines: 1, answer: null, expired: false } as const;

test('what was answered says so, and an edit asks again', () => {
  expect(decide(quoteLifecycle, { status: 'Open', facts: open }, { type: 'quote.accept' })).toEqual({
    status: 'Open',
    facts: { ...open, answer: 'accepted' },
    moved: true,
  });
  const accepted = { status: 'Open', facts: { ...open, answer: 'accepted' as const } };
  const edit = { type: 'quote.edit', edited: { lines: 2, expired: true } } as const;
  expect(decide(quoteLifecycle, accepted, edit)).toMatchObject({
    facts: { lines: 2, answer: null, expired: true },
  });
});

test.each([
  ['another answer', { answer: 'accepted' }, 'quote.decline', 'This quote has already been accepted.'],
  ['another answer', { answer: 'declined' }, 'quote.accept', 'This quote has already been declined.'],
  ['an answer too late', { expired: true }, 'quote.accept', 'This quote has expired. Ask for a new one.'],
] as const)('%s is refused', (_, facts, type, message) => {
  const standing = { status: 'Open', facts: { ...open, ...facts } };
  expect(decide(quoteLifecycle, standing, { type })).toMatchObject({ refused: true, message });
});

test.each([
  ['ConvertedToInvoice', 'This quote has already been turned into an invoice.'],
  ['Deleted', 'This quote has been withdrawn.'],
])('%s takes no answer', (status, message) => {
  expect(decide(quoteLifecycle, { status, facts: open }, { type: 'quote.decline' })).toMatchObject({
    message,
  });
});
