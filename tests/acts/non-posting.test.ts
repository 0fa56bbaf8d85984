import { expect, test } from 'vitest';
import {
  createNonPostingAct,
  moveNonPostingAct,
  updateNonPostingAct,
} from '../../server/acts/non-posting.ts';
import {
  actWorld,
  documentRequest,
  ends,
  lookedUp,
  openQuote,
  planned,
  refused,
} from '../support/act-world.ts';

const request = documentRequest({ subtype: 'quote' });

test('a quote takes its number as it is created', () => {
  const plan = planned(createNonPostingAct('quote', request, lookedUp(), actWorld()));
  expect(ends(plan)).toEqual(['quote Open']);
  expect(plan.documents[0]!.takesNumberFrom).toBe('quote');
  expect(plan.events.map(({ act }) => act)).toEqual(['quote.create']);
});

test('an open one is edited, a converted one is not', () => {
  const lines = [{ ...request.lines[0]!, quantity: '3' }];
  const edited = planned(
    updateNonPostingAct(
      'quote',
      { document: openQuote(), isPaidFor: false },
      { ...request, lines },
      lookedUp(),
      actWorld(),
    ),
  );
  expect(edited.documents[0]!.after.total).toBe('150');
  const converted = openQuote({ status: 'ConvertedToInvoice' });
  expect(
    refused(
      updateNonPostingAct(
        'quote',
        { document: converted, isPaidFor: false },
        request,
        lookedUp(),
        actWorld(),
      ),
    ).kind,
  ).toBe('illegal-move');
});

test('one without lines is refused, new and edited', () => {
  const empty = { ...request, lines: [] };
  expect(refused(createNonPostingAct('quote', empty, lookedUp(), actWorld())).kind).toBe('invalid');
  expect(
    refused(
      updateNonPostingAct(
        'quote',
        { document: openQuote(), isPaidFor: false },
        empty,
        lookedUp(),
        actWorld(),
      ),
    ).refused,
  ).toBe(true);
});

test('an open quote is deleted and restored to what it was', () => {
  const plan = planned(moveNonPostingAct('quote', openQuote(), 'delete', actWorld()));
  const deleted = plan.documents[0]!.after;
  expect([deleted.status, plan.events[0]!.act]).toEqual(['Deleted', 'quote.delete']);
  expect(ends(planned(moveNonPostingAct('quote', deleted, 'restore', actWorld())))).toEqual(['quote Open']);
});

test('a deleted one stays so; a converted one is not deleted, an open one not restored', () => {
  const deleted = openQuote({ status: 'Deleted', statusBefore: 'Open' });
  expect(moveNonPostingAct('quote', deleted, 'delete', actWorld())).toEqual({ unchanged: deleted });
  const converted = openQuote({ status: 'ConvertedToInvoice' });
  expect(refused(moveNonPostingAct('quote', converted, 'delete', actWorld())).kind).toBe('illegal-move');
  expect(refused(moveNonPostingAct('quote', openQuote(), 'restore', actWorld())).kind).toBe('illegal-move');
});
