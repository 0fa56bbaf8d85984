import { expect, test } from 'vitest';
import { deleteQuoteAct, restoreQuoteAct } from '../../server/acts/delete-quote.ts';
import { actWorld, ends, openQuote, planned, refused } from '../support/act-world.ts';

test('an open quote is deleted and restored to what it was', () => {
  const deleted = planned(deleteQuoteAct(openQuote(), actWorld())).documents[0]!.after;
  expect(deleted.status).toBe('Deleted');
  expect(ends(planned(restoreQuoteAct(deleted, actWorld())))).toEqual(['quote Open']);
});

test('a deleted one stays so; a converted one is not deleted, an open one not restored', () => {
  const deleted = openQuote({ status: 'Deleted', statusBefore: 'Open' });
  expect(deleteQuoteAct(deleted, actWorld())).toEqual({ unchanged: deleted });
  const converted = openQuote({ status: 'ConvertedToInvoice' });
  expect(refused(deleteQuoteAct(converted, actWorld())).kind).toBe('illegal-move');
  expect(refused(restoreQuoteAct(openQuote(), actWorld())).kind).toBe('illegal-move');
});
