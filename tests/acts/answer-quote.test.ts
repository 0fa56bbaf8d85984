import { expect, test } from 'vitest';
import { answerQuoteAct } from '../../server/acts/answer-quote.ts';
import { actWorld, openQuote, planned, refused } from '../support/act-world.ts';

const yes = { answer: 'accepted', name: ' Ada Obi ', note: '', online: true, version: 1 } as const;

test('an answer is kept with who, when and what it was given to, and the status stays', () => {
  const plan = planned(answerQuoteAct(openQuote(), yes, actWorld()));
  expect(plan.documents[0]!.after).toMatchObject({
    status: 'Open',
    answer: { answer: 'accepted', name: 'Ada Obi', note: '', on: '2026-03-10', online: true },
  });
  expect(plan.events).toMatchObject([{ act: 'quote.accept', data: { name: 'Ada Obi', version: 1 } }]);
});

test('the same again changes nothing, whatever version it was given to', () => {
  const { answer, name, note, online } = yes;
  const accepted = openQuote({ answer: { answer, name, note, online, on: '2026-03-09' }, version: 2 });
  expect(answerQuoteAct(accepted, yes, actWorld())).toEqual({ unchanged: accepted });
  expect(refused(answerQuoteAct(accepted, { ...yes, answer: 'declined' }, actWorld())).kind).toBe(
    'illegal-move',
  );
});

test.each([
  ['an older version', { version: 3 }, {}, 'stale'],
  ['one without a name', {}, { name: ' ' }, 'invalid'],
  ['a name that is too long', {}, { name: 'a'.repeat(121) }, 'invalid'],
  ['a note that is too long', {}, { note: 'a'.repeat(2001) }, 'invalid'],
  ['one after its last day', { dueOn: '2026-03-09' }, {}, 'illegal-move'],
])('%s is refused', (_, quote, given, kind) => {
  expect(refused(answerQuoteAct(openQuote(quote), { ...yes, ...given }, actWorld())).kind).toBe(kind);
});
