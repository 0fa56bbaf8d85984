import { expect, test } from 'vitest';
import { deleteCustomerAct } from '../../server/acts/delete-customer.ts';
import { ada, refused } from '../support/act-world.ts';

test('a customer is archived and taken back; one archived stays so, one who is there is not taken back', () => {
  const gone = { ...ada, deleted: true };
  expect(deleteCustomerAct(ada, 'delete')).toMatchObject({ moved: true });
  expect(deleteCustomerAct(gone, 'restore')).toMatchObject({ moved: true });
  expect(deleteCustomerAct(gone, 'delete')).toMatchObject({ moved: false });
  expect(refused(deleteCustomerAct(ada, 'restore')).kind).toBe('illegal-move');
});
