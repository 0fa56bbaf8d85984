import { expect, test } from 'vitest';
import type { PostedView } from '../../src/domain/posted/view.ts';
import { LocaleContext } from '../../src/screens/kit/locale.ts';
import { postedViewing } from '../../src/screens/posted/posted-viewing.tsx';
import { invoiceView } from '../support/flow-dialog.tsx';
import { render } from '../support/render.tsx';

const viewing = postedViewing({
  kind: 'invoice',
  view: null as never,
  commands: {} as never,
  Dialog: null as never,
});
const lines = ['Lamp', 'Lamp', 'Vase'].map((name, index) => ({ id: `line-${index}`, name }));

const noticesFor = (days: readonly (string | null)[]) => {
  const creditable = days.map((openedOn, index) => ({ lineId: `line-${index}`, openedOn }));
  const document = invoiceView('0', { lines, creditable } as unknown as Partial<PostedView>);
  render(<LocaleContext value="en-GB">{viewing.notices?.(document, () => true)}</LocaleContext>);
  return [...globalThis.document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
};

test('a document whose items’ opening stock already includes it says so, once for each', () => {
  expect(noticesFor(['2026-03-10', '2026-03-10', null])).toEqual([
    'Imported documents dated before 10 Mar 2026 don’t change the stock of Lamp. Its opening stock that day already includes them.',
  ]);
});

test('any other says nothing', () => {
  expect(noticesFor([null, null, null])).toEqual([]);
});
