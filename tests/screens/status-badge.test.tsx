import { expect, test } from 'vitest';
import type { DocumentRow } from '../../src/domain/documents/view.ts';
import { statusBadge } from '../../src/screens/document/status-badge.tsx';
import { render } from '../support/render.tsx';

const row = (kind: 'invoice' | 'bill', status: string, writtenOff: string) =>
  ({ kind, subtype: kind, status, standing: { status, facts: { writtenOff } } }) as unknown as DocumentRow;

test.each([
  ['invoice', 'Paid', '0', 'Paid', 'settled'],
  ['invoice', 'Paid', '70', 'Written off', 'stopped'],
  ['bill', 'Paid', '2', 'Discount taken', 'settled'],
  ['invoice', 'Cancelled', '70', 'Cancelled', 'stopped'],
] as const)(
  'a row of a %s that is %s, %s of it written off, says %s, in the tone %s',
  (kind, status, writtenOff, word, tone) => {
    render(statusBadge(row(kind, status, writtenOff)));
    expect(document.body.textContent).toBe(word);
    expect(document.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
  },
);
