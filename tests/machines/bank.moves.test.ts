import { expect, test } from 'vitest';
import { type BankEvent, bankLifecycle } from '../../src/machines/bank/bank.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/** The moves, one line per transition; a bank is used once its account has entries, and alone while no other is in use. */
const table = `
  Default | unused | edit       | Default
  Default | unused | setDefault | Default
  Default | unused | demote      | Other
  Default | used, alone   | delete | Archived
  Default | unused, alone | delete | Removed
  Other   | unused | edit       | Other
  Other   | unused | setDefault | Default
  Other   | used   | delete     | Archived
  Other   | unused | delete     | Removed
  Archived | used   | delete     | Archived
  Archived | used   | activate   | Other
  Archived | used, alone | activate | Default`;

const moves = rowsOf(table, ['from', 'is', 'act', 'to']).map(({ from, is, act, to }) => ({
  from,
  is,
  act,
  to,
  standing: { status: from, facts: { used: is.startsWith('used'), alone: is.endsWith('alone') } },
  event: { type: `bank.${act}` } as BankEvent,
}));

proveMoves(bankLifecycle, '$from, $is, $act: $to', moves);

test.each([
  ['Default', 'activate'],
  ['Default', 'delete'],
  ['Other', 'demote'],
  ['Archived', 'edit'],
  ['Removed', 'delete'],
])('a bank that is %s says why it refuses %s', (status, act) => {
  const event = { type: `bank.${act}` } as BankEvent;
  expect(decide(bankLifecycle, { status, facts: { used: false, alone: false } }, event)).toMatchObject({
    refused: true,
    message: expect.stringMatching(/^[A-Z].+\.$/),
  });
});
