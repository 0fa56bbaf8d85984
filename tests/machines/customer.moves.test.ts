import { customerStanding } from '../../src/domain/contact/contact.ts';
import { type CustomerEvent, customerLifecycle } from '../../src/machines/customer/customer.lifecycle.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/** The moves, one line per transition. */
const table = `
  Active  | edit    | Active
  Active  | delete  | Deleted
  Deleted | delete  | Deleted
  Deleted | restore | Active`;

const moves = rowsOf(table, ['from', 'act', 'to']).map(({ from, act, to }) => ({
  from,
  act,
  to,
  standing: customerStanding({ deleted: from === 'Deleted' }),
  event: { type: `customer.${act}` } as CustomerEvent,
}));

proveMoves(customerLifecycle, '$from, $act: $to', moves);
