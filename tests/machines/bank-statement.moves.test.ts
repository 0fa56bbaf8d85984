import { expect, test } from 'vitest';
import {
  type BankStatementEvent,
  bankStatementLifecycle,
} from '../../src/machines/bank-statement/bank-statement.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/** The moves, one line per transition: whether nothing is left to be found, and whether it is the newest of its bank. */
const table = `
  Open     | balanced, newest | edit   | Open
  Open     | balanced, newest | mark   | Open
  Open     | balanced, newest | finish | Finished
  Open     | balanced, newest | delete | Removed
  Finished | balanced, newest | finish | Finished
  Finished | balanced, newest | reopen | Open
  Finished | balanced, newest | follow | Finished`;

const factsOf = (is: string) => ({ balanced: is.includes('balanced'), newest: is.includes('newest') });

const moves = rowsOf(table, ['from', 'is', 'act', 'to']).map(({ from, is, act, to }) => ({
  from,
  is,
  act,
  to,
  standing: { status: from, facts: factsOf(is) },
  event: { type: `statement.${act}` } as BankStatementEvent,
}));

proveMoves(bankStatementLifecycle, '$from, $is, $act: $to', moves);

test.each([
  ['Open', 'newest', 'finish', 'There’s still a difference. Finish when it’s zero.'],
  ['Open', 'balanced, newest', 'reopen', 'This statement is still open.'],
  ['Finished', 'balanced', 'reopen', 'A later statement follows this one. Reopen the newest first.'],
  ['Finished', 'balanced', 'follow', 'A later statement follows this one. Reopen the newest first.'],
  ['Open', 'balanced, newest', 'follow', 'This statement is still open.'],
  ['Finished', 'balanced, newest', 'edit', 'This statement is finished. Reopen it to change it.'],
  ['Finished', 'balanced, newest', 'mark', 'This statement is finished. Reopen it to change it.'],
  ['Finished', 'balanced, newest', 'delete', 'This statement is finished. Reopen it to change it.'],
  ['Removed', 'balanced, newest', 'edit', 'This statement was deleted.'],
])('a statement that is %s, %s, refuses %s: %s', (status, is, act, message) => {
  const event = { type: `statement.${act}` } as BankStatementEvent;
  expect(decide(bankStatementLifecycle, { status, facts: factsOf(is) }, event)).toMatchObject({
    refused: true,
    message,
  });
});
