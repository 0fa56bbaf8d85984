import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { PickerField } from '../../src/screens/kit/fields/PickerField.tsx';
import { eventually, find, key, leave, pick, render, type } from '../support/render.tsx';

const currencies = [
  { id: 'EUR', name: 'Euro' },
  { id: 'GHS', name: 'Ghanaian Cedi' },
];

/** Presses Enter as a browser does; answers whether a form around it would be sent. */
const pressEnter = (): boolean => {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  act(() => void find('input').dispatchEvent(event));
  return !event.defaultPrevented;
};

test('Enter pressed sooner than the list has answered sends no form without the choice; pressed again it picks', async () => {
  const onPick = vi.fn();
  const search = (query: string) => currencies.filter(({ name }) => name.toLowerCase().includes(query));
  render(<PickerField label="Currency" picked={null} onPick={onPick} search={search} />);
  type('input', 'ghana');
  expect(pressEnter()).toBe(false);
  expect(onPick).not.toHaveBeenCalled();
  await eventually(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(1));
  expect(pressEnter()).toBe(false);
  await eventually(() => expect(onPick).toHaveBeenCalledWith(currencies[1]));
});

const letters = ['Alpha', 'Beta', 'Gamma'].map((name) => ({ id: name, name }));
const offered = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
const stoodOn = () =>
  document.getElementById(find('input').getAttribute('aria-activedescendant') ?? '')?.textContent;

test('arrows walk around the choices, the pointer too, and Escape closes without the page hearing of it', async () => {
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  render(<PickerField label="Letter" picked={null} onPick={vi.fn()} search={() => letters} />);
  key('input', 'ArrowDown');
  await eventually(() => expect(stoodOn()).toBe('Alpha'));
  for (const [pressed, then] of [
    ['ArrowUp', 'Gamma'],
    ['ArrowDown', 'Alpha'],
    ['ArrowDown', 'Beta'],
  ] as const) {
    key('input', pressed);
    await eventually(() => expect(stoodOn()).toBe(then));
  }
  heard.mockClear();
  key('input', 'Escape');
  await eventually(() => expect(document.querySelector('[role=listbox]')).toBeNull());
  expect(heard).not.toHaveBeenCalled();
  expect(find('input').getAttribute('aria-expanded')).toBe('false');
  document.removeEventListener('keydown', heard);
});

test('what is typed while the list is on its way is searched for, and the caret stays where it was', async () => {
  const search = vi.fn((query: string) => letters.filter(({ name }) => name.startsWith(query)));
  render(<PickerField label="Letter" picked={letters[2]!} onPick={vi.fn()} search={search} />);
  type('input', 'Gamy');
  find<HTMLInputElement>('input').setSelectionRange(2, 2);
  type('input', 'Be');
  find<HTMLInputElement>('input').setSelectionRange(1, 1);
  await eventually(() => expect(offered()).toEqual(['Beta']));
  expect(find<HTMLInputElement>('input').value).toBe('Be');
  expect(find<HTMLInputElement>('input').selectionStart).toBe(1);
});

test('a choice is picked by a press, and what was typed and not picked is put back on leaving', async () => {
  const onPick = vi.fn();
  render(<PickerField label="Letter" picked={letters[2]!} onPick={onPick} search={() => letters} />);
  type('input', 'x');
  await eventually(() => expect(offered()).toHaveLength(3));
  await pick('[role=option]:nth-of-type(2)');
  expect(onPick).toHaveBeenCalledWith(letters[1]);
  expect(document.querySelector('[role=listbox]')).toBeNull();
  type('input', 'y');
  leave('input');
  expect(find<HTMLInputElement>('input').value).toBe('Gamma');
});
