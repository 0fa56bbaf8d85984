import { expect, test } from 'vitest';
import { putAwayCustomerAct } from '../../server/acts/delete-customer.ts';
import { ada, refused } from '../support/act-world.ts';

test('a customer is archived and taken back; one archived stays so, one who is there is not taken back', () => {
  const gone = { ...ada, deleted: true };
  expect(putAwayCustomerAct(ada, 'delete')).toMatchObject({ moved: true });
  expect(putAwayCustomerAct(gone, 'restore')).toMatchObject({ moved: true });
  expect(putAwayCustomerAct(gone, 'delete')).toMatchObject({ moved: false });
  expect(refused(putAwayCustomerAct(ada, 'restore')).kind).toBe('illegal-move');
});
