import { useState } from 'react';
import { expect, test } from 'vitest';
import { PasswordField } from '../../src/screens/kit/fields/PasswordField.tsx';
import { find, press, render } from '../support/render.tsx';

const held = { value: '' };

function Form() {
  const [value, setValue] = useState('');
  const hold = (next: string) => {
    held.value = next;
    setValue(next);
  };
  return (
    <PasswordField
      label="Your password"
      name="password"
      autoComplete="current-password"
      value={value}
      onChange={hold}
    />
  );
}

const input = () => find<HTMLInputElement>('input');

test('a password is hidden until its owner asks to see it, and hidden again', () => {
  render(<Form />);
  expect(input().type).toBe('password');
  press('button');
  expect(input().type).toBe('text');
  press('button');
  expect(input().type).toBe('password');
});

test('it may be pasted, of any length and signs, and password managers know what it is', () => {
  render(<Form />);
  expect(input().autocomplete).toBe('current-password');
  expect(input().maxLength).toBe(-1);
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  input().dispatchEvent(paste);
  expect(paste.defaultPrevented).toBe(false);
});
