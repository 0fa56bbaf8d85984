import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { PickerField } from '../../src/screens/kit/PickerField.tsx';
import { eventually, find, render, type } from '../support/render.tsx';

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
  pressEnter();
  expect(onPick).toHaveBeenCalledWith(currencies[1]);
});
