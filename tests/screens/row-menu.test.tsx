import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { RowMenu } from '../../src/screens/kit/menus/RowMenu.tsx';
import { eventually, find, key, press, render } from '../support/render.tsx';

const opener = 'button[aria-haspopup=menu]';
const isOpen = () => document.querySelector('[role=menu]') !== null;
const stoodOn = () => document.querySelector('[role=menuitem][data-highlighted]')?.textContent;

async function openMenu() {
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
  press(opener);
  await eventually(() => expect(stoodOn()).toBe('Send'));
  await eventually(() => expect(document.activeElement).toBe(find('[role=menu]')));
  return { send, remove };
}

test('a second press on the opener closes the menu', async () => {
  await openMenu();
  press(opener);
  expect(isOpen()).toBe(false);
});

test('the menu is walked by arrows and left by Escape, back to its opener', async () => {
  await openMenu();
  key('[role=menu]', 'ArrowDown');
  await eventually(() => expect(stoodOn()).toContain('Delete'));
  key('[role=menu]', 'ArrowUp');
  await eventually(() => expect(stoodOn()).toBe('Send'));
  key('[role=menu]', 'Escape');
  await eventually(() => expect(isOpen()).toBe(false));
  expect(document.activeElement).toBe(find(opener));
});

test('an act is done and the menu closes; a refused one says why and does nothing', async () => {
  const { send, remove } = await openMenu();
  expect(find('[aria-disabled=true]').textContent).toContain('Only drafts can be deleted.');
  await act(async () => find('[aria-disabled=true]').click());
  expect(send).not.toHaveBeenCalled();
  press('[role=menuitem]');
  await eventually(() => expect(send).toHaveBeenCalledOnce());
  expect(remove).not.toHaveBeenCalled();
  await eventually(() => expect(isOpen()).toBe(false));
});

test('a press beside the menu closes it', async () => {
  await openMenu();
  act(() => {
    document.body.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', button: 0 }),
    );
  });
  await eventually(() => expect(isOpen()).toBe(false));
});

test('the menu floats in the landmark of its opener, where a screen reader looks for it', async () => {
  render(
    <main>
      <RowMenu name="INV-0042" acts={[{ key: 'send', label: 'Send', onPress: vi.fn() }]} />
    </main>,
  );
  press(opener);
  await eventually(() => expect(find('[role=menu]').closest('main')).toBe(find('main')));
});
