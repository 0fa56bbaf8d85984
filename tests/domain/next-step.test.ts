import { expect, test } from 'vitest';
import { nextStep } from '../../src/domain/next-step/next-step.ts';

test('of what is allowed, acts that destroy come last, and only where nothing else fills the buttons', () => {
  expect(nextStep({}, 'open', ['delete', 'a', 'b', 'c'])).toEqual({
    primary: null,
    beside: ['a', 'b', 'c'],
    more: ['delete'],
  });
  expect(nextStep({}, 'open', ['delete', 'a'])).toEqual({ primary: null, beside: ['a', 'delete'], more: [] });
  expect(nextStep({ open: { lead: ['delete', 'a'] } }, 'open', ['delete', 'a']).primary).toBe('a');
});
