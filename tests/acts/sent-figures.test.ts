import { expect, test } from 'vitest';
import { figuresRefusal } from '../../server/acts/sent-figures.ts';
import { typedContent } from '../support/act-world.ts';

test.each([
  [{ amount: '100' }, null],
  [{ amount: '100.01' }, 'lines.0.price'],
  [{ tax: '10.01' }, null],
  [{ tax: '9.99' }, null],
  [{ tax: '9.98' }, 'lines.0.tax'],
])('a line of 100 with 10 %% of tax is sent with %o', (figures, expected) => {
  const [line] = typedContent().lines;
  const typed = typedContent({ lines: [{ ...line!, tax: { id: 'tax', name: 'VAT', percent: '10' } }] });
  expect(figuresRefusal([{ figures }], typed)?.fields?.[0]?.field ?? null).toBe(expected);
});

test.each([
  ['0', null],
  ['1', 'lines.0.tax'],
])('tax of %s without a tax', (tax, expected) => {
  const refused = figuresRefusal([{ figures: { tax } }], typedContent());
  expect(refused?.fields?.[0]?.field ?? null).toBe(expected);
});
