import { expect, test } from 'vitest';
import { withMessage } from '../../src/domain/typed/message.ts';

test('somebody’s own message comes after the greeting, and without one a text is left as it was', () => {
  expect(withMessage('Hello Ada,\n\nHere’s the invoice.\n\nThanks', ' See you soon. ')).toBe(
    'Hello Ada,\n\nSee you soon.\n\nHere’s the invoice.\n\nThanks',
  );
  expect(withMessage('Hello Ada,\n\nHere’s the invoice.', '')).toBe('Hello Ada,\n\nHere’s the invoice.');
});
