import type { PostedFacts } from '../../src/domain/posted/facts.ts';
import type { PostedEvent } from '../../src/machines/posted/posted.lifecycle.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/**
 * The moves, one line per transition. An invoice of one line totals 100 unless its line says free; "40" is settled of it,
 * "40 + 60" means 40 paid and 60 written off.
 */
const table = `
  Draft                 | edit 2 lines of 80 | Draft       | 0
  Draft                 | amend              | Draft       | 0
  Draft free            | issue              | Paid        | 0
  Draft                 | issue              | NotPaid     | 0
  Draft                 | delete             | Deleted     | 0
  Draft                 | duplicate          | Draft       | 0
  NotPaid               | edit 1 line of 0   | Paid        | 0
  NotPaid               | edit 2 lines of 80 | NotPaid     | 0
  NotPaid               | amend              | NotPaid     | 0
  NotPaid               | issue              | NotPaid     | 0
  NotPaid               | pay 40             | DepositPaid | 40
  NotPaid               | pay 100            | Paid        | 100
  NotPaid               | apply 40           | DepositPaid | 40
  NotPaid               | apply 100          | Paid        | 100
  NotPaid               | write off          | Paid        | 0 + 100
  NotPaid               | cancel             | Cancelled   | 0
  NotPaid               | duplicate          | NotPaid     | 0
  DepositPaid 40        | amend              | DepositPaid | 40
  DepositPaid 40        | issue              | DepositPaid | 40
  DepositPaid 40        | pay 40             | DepositPaid | 80
  DepositPaid 40        | pay 60             | Paid        | 100
  DepositPaid 40        | apply 40           | DepositPaid | 80
  DepositPaid 40        | apply 60           | Paid        | 100
  DepositPaid 80        | take back 40       | DepositPaid | 40
  DepositPaid 40        | take back 40       | NotPaid     | 0
  DepositPaid 40        | write off          | Paid        | 40 + 60
  DepositPaid 40        | cancel             | Cancelled   | 0
  DepositPaid 40        | duplicate          | DepositPaid | 40
  Paid 100              | amend              | Paid        | 100
  Paid 100              | issue              | Paid        | 100
  Paid 100              | take back 40       | DepositPaid | 60
  Paid 100              | take back 100      | NotPaid     | 0
  Paid 40 + 60          | undo write-off     | DepositPaid | 40
  Paid 0 + 100          | undo write-off     | NotPaid     | 0
  Paid 40 + 60          | cancel             | Cancelled   | 0
  Paid 100              | duplicate          | Paid        | 100
  NotPaid               | give back 40       | DepositPaid | 40
  NotPaid               | give back 100      | Paid        | 100
  NotPaid more 40       | undo giving back   | NotPaid     | 0
  DepositPaid 40        | give back 40       | DepositPaid | 80
  DepositPaid 40        | give back 60       | Paid        | 100
  DepositPaid 40 more 9 | undo giving back   | DepositPaid | 40
  DepositPaid 80 less 40| undo giving back   | DepositPaid | 40
  DepositPaid 40 less 40| undo giving back   | NotPaid     | 0
  Paid 100              | give back 40       | Paid        | 100
  Paid 100 more 40      | undo giving back   | Paid        | 100
  Paid 100 less 40      | undo giving back   | DepositPaid | 60
  Paid 100 less 100     | undo giving back   | NotPaid     | 0
  Cancelled             | cancel             | Cancelled   | 0
  Cancelled free        | reinstate          | Paid        | 0
  Cancelled             | reinstate          | NotPaid     | 0
  Cancelled             | delete             | Deleted     | 0
  Cancelled             | duplicate          | Cancelled   | 0
  Deleted               | delete             | Deleted     | 0
  Deleted from Draft    | restore            | Draft       | 0
  Deleted from Cancelled| restore            | Cancelled   | 0`;

const acts: Record<string, (numbers: string[]) => PostedEvent> = {
  edit: ([lines, total]) => ({ type: 'document.edit', edited: { lines: Number(lines), total: total! } }),
  amend: () => ({ type: 'document.amend' }),
  issue: () => ({ type: 'document.issue' }),
  pay: ([amount]) => ({ type: 'payment.record', reduction: { amount: amount! } }),
  apply: ([amount]) => ({ type: 'credit.apply', reduction: { amount: amount! } }),
  'take back': ([amount]) => ({ type: 'payment.delete', amount: amount! }),
  'write off': () => ({ type: 'balance.writeOff' }),
  'undo write-off': () => ({ type: 'writeOff.undo' }),
  'give back': ([amount]) => ({ type: 'creditNote.issue', amount: amount! }),
  'undo giving back': () => ({ type: 'creditNote.undo', index: 0 }),
  cancel: () => ({ type: 'document.cancel' }),
  reinstate: () => ({ type: 'document.reinstate' }),
  delete: () => ({ type: 'document.delete' }),
  restore: () => ({ type: 'document.restore' }),
  duplicate: () => ({ type: 'document.duplicate' }),
};

/** "40 + 60": what is paid, and what is written off beside it. */
const settledIn = (text: string): { settled: string; writtenOff: string } => {
  const [paid = 0, writtenOff = 0] = (text.replace(/(more|less) \d+/, '').match(/\d+/g) ?? []).map(Number);
  return { settled: String(paid + writtenOff), writtenOff: String(writtenOff) };
};

/** "less 40": given back and taken off what was owed; "more 40": given back and kept as a surplus. */
const creditedIn = (text: string): PostedFacts['credited'] => {
  const [, how, amount] = /(less|more) (\d+)/.exec(text) ?? [];
  return amount ? [{ amount, settled: how === 'less' ? amount : '0' }] : [];
};

const standingIn = (text: string): { status: string; facts: PostedFacts } => ({
  status: text.split(' ')[0]!,
  facts: {
    subtype: 'invoice',
    lines: 1,
    total: text.includes('free') ? '0' : '100',
    ...settledIn(text),
    digits: 2,
    credited: creditedIn(text),
    before: /from (\w+)/.exec(text)?.[1] ?? null,
  },
});

const moves = rowsOf(table, ['from', 'act', 'to', 'settled']).map(({ from, act, to, settled }) => {
  const verb = act.replace(/ *\d.*$/, '');
  return {
    from,
    act,
    to,
    settled,
    standing: standingIn(from),
    event: acts[verb]!(act.match(/\d+/g) ?? []),
    after: settledIn(settled),
  };
});

proveMoves(postedLifecycle, '$from, $act: $to with $settled settled', moves);
