import { expect, test } from 'vitest';
import { partSize } from '../../server/services/part-size.ts';

test('a part has as many rows as hold others up for a quarter of a second, by what the one before took', () => {
  const size = partSize();
  expect(size.rows()).toBe(200);
  size.took(200, 100);
  expect(size.rows()).toBe(500);
  size.took(500, 40);
  expect(size.rows()).toBe(1000);
  size.took(1000, 2500);
  expect(size.rows()).toBe(200);
});
