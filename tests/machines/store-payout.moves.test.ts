import {
  type StorePayoutEvent,
  storePayoutLifecycle,
} from '../../src/machines/store-payout/store-payout.lifecycle.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

const table = `
  Announced | announce | Announced
  Announced | pay      | Paid
  Announced | fail     | Failed
  Paid      | pay      | Paid
  Paid      | fail     | Failed
  Failed    | fail     | Failed`;

proveMoves(
  storePayoutLifecycle,
  'payout: $from, $act: $to',
  rowsOf(table, ['from', 'act', 'to']).map(({ from, act, to }) => ({
    from,
    act,
    to,
    standing: { status: from, facts: {} },
    event: { type: `payout.${act}` } as StorePayoutEvent,
  })),
);
