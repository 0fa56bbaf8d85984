import { expect, test } from 'vitest';
import { shareAfter } from '../../src/screens/kit/notices/RouteBar.tsx';

test('the progress bar begins at 8 %, only grows, and never arrives by itself', () => {
  const shares = Array.from({ length: 40 }, (_, steps) => shareAfter(steps));
  expect(shares[0]).toBeCloseTo(0.08, 10);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(Math.max(...shares)).toBeLessThan(1);
});
