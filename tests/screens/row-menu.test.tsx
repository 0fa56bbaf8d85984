import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { RowMenu } from '../../src/screens/kit/RowMenu.tsx';
import { find, key, press, render } from '../support/render.tsx';

const opener = 'button[aria-haspopup=menu]';
const isOpen = () => document.querySelector('[role=menu]') !== null;

function showMenu() {
  const send = vi.fn();
  const remove = vi.fn();
  render(
    <RowMenu
      name="INV-0042"
      acts={[
        { key: 'send', label: 'Send', onPress: send },
        { key: 'delete', label: 'Delete', onPress: remove, refused: 'Only drafts can be deleted.' },
      ]}
    />,
  );
  return { send, remove };
}

test('a second press on the opener closes the menu', () => {
  showMenu();
  press(opener);
  expect(isOpen()).toBe(true);
  press(opener);
  expect(isOpen()).toBe(false);
});

test('the menu is walked by arrows and left by Escape, back to its opener', () => {
  showMenu();
  press(opener);
  expect(document.activeElement?.textContent).toBe('Send');
  key('[role=menu]', 'ArrowUp');
  expect(document.activeElement?.textContent).toContain('Delete');
  key('[role=menu]', 'ArrowDown');
  expect(document.activeElement?.textContent).toBe('Send');
  key('[role=menu]', 'Escape');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(find(opener));
});

test('an act is done and the menu closes; a refused one says why and does nothing', () => {
  const { send, remove } = showMenu();
  press(opener);
  expect(find('[aria-disabled=true]').textContent).toContain('Only drafts can be deleted.');
  press('[aria-disabled=true]');
  expect(remove).not.toHaveBeenCalled();
  press('[role=menuitem]');
  expect(send).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
});

test('a press beside the menu closes it', () => {
  showMenu();
  press(opener);
  act(() => {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  expect(isOpen()).toBe(false);
});
