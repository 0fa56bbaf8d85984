import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../src/screens/kit/notices/Toaster.tsx';
import { toast } from '../../src/screens/kit/notices/toast.ts';
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
    () => toast.failure('Not sent: the customer has no email address.'),
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

test('of six messages at once three are shown, and the others when there is room: none is lost', async () => {
  const all = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  await show(...all.map((text) => () => toast.success(text)));
  expect(shown()).toHaveLength(3);
  const seen = new Set(shown());
  for (let seconds = 0; seconds < 20; seconds += 1) {
    await later(1_000);
    for (const text of shown()) seen.add(text);
  }
  expect([...seen].sort()).toEqual([...all].sort());
  expect(shown()).toEqual([]);
});

test('a message that waits and is said again is shown once', async () => {
  await show(
    ...['One', 'Two', 'Three', 'Four', 'Five', 'Four'].map((text) => () => void toast.success(text)),
  );
  const seen: (string | null)[][] = [];
  for (let seconds = 0; seconds < 20; seconds += 1) {
    seen.push(shown());
    await later(1_000);
  }
  expect(seen.every((at) => new Set(at).size === at.length)).toBe(true);
  expect(seen.flat()).toEqual(expect.arrayContaining(['One', 'Two', 'Three', 'Four', 'Five']));
});

test('Undo is done once and takes the toast away', async () => {
  const undo = vi.fn();
  await show(() => toast.success('Draft deleted', { label: 'Undo', onPress: undo }));
  press('.toast button');
  await later(500);
  expect(undo).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});
