import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../src/screens/kit/Toaster.tsx';
import { toast } from '../../src/screens/kit/toast.ts';
import { find, press, render } from '../support/render.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});

const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => [...document.querySelectorAll('.toast > span')].map((text) => text.textContent);

test('a success is announced when there is a pause, a failure at once', () => {
  render(<Toaster />);
  act(() => {
    toast.success('Invoice sent');
    toast.failure('Not sent: the customer has no e-mail address.');
  });
  expect(find('[role=status]').textContent).toContain('Invoice sent');
  expect(find('[role=alert]').textContent).toContain('Not sent');
});

test('a toast goes by itself after five seconds, one that can be undone after ten', () => {
  render(<Toaster />);
  act(() => {
    toast.success('Invoice sent');
    toast.success('Draft deleted', { label: 'Undo', onPress: () => {} });
  });
  later(5_000);
  expect(shown()).toEqual(['Draft deleted']);
  later(5_000);
  expect(shown()).toEqual([]);
});

test('Undo is done once and takes the toast away', () => {
  const undo = vi.fn();
  render(<Toaster />);
  act(() => {
    toast.success('Draft deleted', { label: 'Undo', onPress: undo });
  });
  press('.toast button');
  expect(undo).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});
