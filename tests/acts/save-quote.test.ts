import { expect, test } from 'vitest';
import { createQuoteAct, updateQuoteAct } from '../../server/acts/save-quote.ts';
import {
  actWorld,
  askedDocument,
  ends,
  lookedUp,
  openQuote,
  planned,
  refused,
} from '../support/act-world.ts';

const asked = askedDocument({ subtype: 'quote' });

test('a quote takes its number as it is created', () => {
  const plan = planned(createQuoteAct(asked, lookedUp(), actWorld()));
  expect(ends(plan)).toEqual(['quote Open']);
  expect(plan.documents[0]!.takesNumberFrom).toBe('quote');
});

test('an open one is edited, a converted one is not', () => {
  const lines = [{ ...asked.lines[0]!, quantity: '3' }];
  const edited = planned(updateQuoteAct(openQuote(), { ...asked, lines }, lookedUp(), actWorld()));
  expect(edited.documents[0]!.after.total).toBe('150');
  const converted = openQuote({ status: 'ConvertedToInvoice' });
  expect(refused(updateQuoteAct(converted, asked, lookedUp(), actWorld())).kind).toBe('illegal-move');
});

test('one without lines is refused, new and edited', () => {
  const empty = { ...asked, lines: [] };
  expect(refused(createQuoteAct(empty, lookedUp(), actWorld())).kind).toBe('invalid');
  expect(refused(updateQuoteAct(openQuote(), empty, lookedUp(), actWorld())).refused).toBe(true);
});
