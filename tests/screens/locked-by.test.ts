import { expect, test } from 'vitest';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { lockedBy } from '../../src/screens/posted/locked-by.ts';

const document = (kind: DocumentKind, settled: string, credited: readonly string[]) => ({
  kind,
  standing: { facts: { settled, writtenOff: '0', credited: credited.map((one) => ({ settled: one })) } },
});

test('a form says what holds its lines: payments, or else what credits it by its own name', () => {
  expect(lockedBy(null)).toBeUndefined();
  expect(lockedBy(document('bill', '0', []))).toBeUndefined();
  expect(lockedBy(document('bill', '3.35', []))).toMatch(/^It has payments, /);
  expect(lockedBy(document('bill', '3.35', ['3.35']))).toMatch(
    /^It has a vendor credit, .* Undo the vendor credit/,
  );
  expect(lockedBy(document('invoice', '3.35', ['3.35']))).toMatch(/^It has a credit note, /);
  expect(lockedBy(document('invoice', '13.35', ['3.35']))).toMatch(/^It has payments, /);
});
