import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useScanner } from '../../src/screens/scan/use-scanner.ts';
import { find, render } from '../support/render.tsx';

const onCode = vi.fn();
const onSubmit = vi.fn();
const onShortcut = vi.fn();

function Page({ only }: { only?: string | undefined }) {
  const [text, setText] = useState('');
  useScanner(onCode, only);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input id="field" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button type="button">Stay</button>
    </form>
  );
}

let now = 1000;
const pressed = (target: Element, key: string, pause: number, more: KeyboardEventInit = {}) => {
  now += pause;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, 'timeStamp', { value: now });
  act(() => void target.dispatchEvent(event));
  return event;
};

/** What the browser does with a key that nobody prevented: it types it, or sends the form. */
const typed = (target: HTMLElement, keys: readonly string[], pause: number): void => {
  for (const key of keys) {
    const event = pressed(target, key, pause);
    if (event.defaultPrevented || !(target instanceof HTMLInputElement)) continue;
    act(() => {
      if (key === 'Enter') target.form?.requestSubmit();
      else if (key.length === 1) {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
        set!.call(target, target.value + key);
        target.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
  }
};
const scan = (target: HTMLElement, code: string, pause = 8) => typed(target, [...code, 'Enter'], pause);
const begin = (only?: string) => {
  for (const heard of [onCode, onSubmit, onShortcut]) heard.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  now += 10_000;
  render(<Page only={only} />);
  return find<HTMLInputElement>('#field');
};

test('a scan is taken out of the field it was typed into, and sends no form', () => {
  const field = begin();
  typed(field, ['a', 'b'], 200);
  now += 500;
  scan(field, '4006381333931');
  expect(onCode.mock.calls).toEqual([['4006381333931']]);
  expect([field.value, onSubmit.mock.calls.length]).toEqual(['ab', 0]);
  now += 300;
  scan(field, 'CANDLE-12', 30);
  expect(onCode).toHaveBeenLastCalledWith('CANDLE-12');
  expect(field.value).toBe('ab');
});

test.each([
  ['typed by hand', [...'12345', 'Enter'], 90],
  ['of two keys', ['1', '2', 'Enter'], 8],
  ['broken off by another key', ['1', '2', '3', 'Backspace', 'Enter'], 8],
])('what is %s stays in its field, and Enter sends the form', (_, keys, pause) => {
  const field = begin();
  typed(field, keys, pause);
  expect(onCode).not.toHaveBeenCalled();
  expect(field.value).not.toBe('');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('fast keys and a slow Enter are no scan', () => {
  const field = begin();
  typed(field, [...'12345'], 8);
  typed(field, ['Enter'], 51);
  expect([onCode.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 1]);
});

test('a scanner’s capitals come with the shift key', () => {
  const field = begin();
  typed(field, ['Shift', 'A', 'Shift', 'B', 'Shift', 'C', 'Enter'], 8);
  expect(onCode).toHaveBeenCalledWith('ABC');
});

test('a scan beside every field presses no shortcut of the page; a letter pressed by hand does', () => {
  begin();
  const button = find('button');
  document.addEventListener('keydown', onShortcut);
  scan(button, 'new-12');
  vi.advanceTimersByTime(200);
  expect(onShortcut).not.toHaveBeenCalled();
  expect(onCode).toHaveBeenCalledWith('new-12');
  now += 300;
  pressed(button, 'n', 0);
  expect(onShortcut).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60);
  expect(onShortcut.mock.calls.map(([event]) => event.key)).toEqual(['n']);
  document.removeEventListener('keydown', onShortcut);
});

test('keys with a modifier, and one that is held down, go their way at once', () => {
  begin();
  const button = find('button');
  document.addEventListener('keydown', onShortcut);
  expect(pressed(button, 'k', 300, { ctrlKey: true }).defaultPrevented).toBe(false);
  for (const _ of [1, 2, 3]) expect(pressed(button, 'j', 30, { repeat: true }).defaultPrevented).toBe(false);
  expect(onShortcut).toHaveBeenCalledTimes(4);
  document.removeEventListener('keydown', onShortcut);
});

test('where one field takes the scans, what is typed into another stays there, however fast', () => {
  const field = begin('other');
  scan(field, '4006381333931');
  expect([onCode.mock.calls.length, onSubmit.mock.calls.length, field.value]).toEqual([
    0,
    1,
    '4006381333931',
  ]);
  now += 300;
  scan(find('button'), '4006381333931');
  expect(onCode).toHaveBeenCalledWith('4006381333931');
});

test('that field takes a scan in the place of what it said', () => {
  const field = begin('field');
  scan(field, '4006381333931');
  expect([onCode.mock.calls.length, onSubmit.mock.calls.length, field.value]).toEqual([1, 0, '']);
});
