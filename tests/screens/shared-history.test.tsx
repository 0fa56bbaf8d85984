import { expect, test } from 'vitest';
import { sharingWords } from '../../src/screens/document/sharing-acts.ts';

test('the history of a document says that a payment page was opened, not that the document changed', () => {
  expect(sharingWords['payment.open-page']).toBe('Payment page opened');
});
