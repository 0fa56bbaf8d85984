import { expect, test } from 'vitest';
import { moveItemAct } from '../../server/acts/move-item.ts';
import { openOnNone } from '../../src/domain/stock/product.ts';
import { refused } from '../support/act-world.ts';

const item = { deleted: false, tracked: true, quantity: '0' };

test('an item is deleted and taken back; one that is gone stays so', () => {
  expect(moveItemAct(item, openOnNone, 'delete')).toMatchObject({ status: 'Deleted', moved: true });
  expect(moveItemAct({ ...item, deleted: true }, openOnNone, 'restore')).toMatchObject({ status: 'Active' });
  expect(moveItemAct({ ...item, deleted: true }, openOnNone, 'delete')).toMatchObject({ moved: false });
  expect(moveItemAct(item, { openOn: ['PO-0007'], partlyBilled: [] }, 'edit')).toMatchObject({
    status: 'Active',
  });
  expect(refused(moveItemAct({ ...item, deleted: true }, openOnNone, 'edit')).kind).toBe('illegal-move');
});

test('what is in stock or on an open document stays', () => {
  expect(refused(moveItemAct({ ...item, quantity: '3' }, openOnNone, 'delete')).message).toBe(
    'Its stock is 3. Count it to 0 first.',
  );
  expect(refused(moveItemAct(item, { openOn: ['PO-0007'], partlyBilled: [] }, 'delete')).message).toBe(
    'It’s still on PO-0007. Remove it there first.',
  );
});
