import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../src/screens/kit/Toaster.tsx';
import { toast } from '../../src/screens/kit/toast.ts';
import { find, press, render } from '../support/render.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await later(20_000);
  vi.useRealTimers();
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms).then(() => {}));
const shown = () => [...document.querySelectorAll('.toast > span')].map((text) => text.textContent);
const show = async (...say: (() => void)[]) => {
  render(<Toaster />);
  for (const one of say) one();
  await later(20);
};

test('a success is announced when there is a pause, a failure at once', async () => {
  await show(
    () => toast.success('Invoice sent'),
    () => toast.failure('Not sent: the customer has no e-mail address.'),
  );
  expect(find('[role=status]').textContent).toContain('Invoice sent');
  expect(find('[role=alert]').textContent).toContain('Not sent');
});

test('a toast goes by itself after five seconds, one that can be undone after ten', async () => {
  await show(
    () => toast.success('Invoice sent'),
    () => toast.success('Draft deleted', { label: 'Undo', onPress: () => {} }),
  );
  await later(5_500);
  expect(shown()).toEqual(['Draft deleted']);
  await later(5_000);
  expect(shown()).toEqual([]);
});

test('Undo is done once and takes the toast away', async () => {
  const undo = vi.fn();
  await show(() => toast.success('Draft deleted', { label: 'Undo', onPress: undo }));
  press('.toast button');
  await later(500);
  expect(undo).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});
