import { expect, test, vi } from 'vitest';
import { NavDrawer } from '../../src/app/NavDrawer.tsx';
import { press, render } from '../support/render.tsx';

test('a link of the menu closes it, though the page it leads to is open already', () => {
  const onClose = vi.fn();
  render(
    <NavDrawer onClose={onClose}>
      <a href="#sales">Sales</a>
    </NavDrawer>,
  );
  press('a');
  expect(onClose).toHaveBeenCalledOnce();
});
