import { expect, test, vi } from 'vitest';
import { lazyDialog } from '../../src/screens/kit/dialogs/lazy-dialog.tsx';
import { find, render } from '../support/render.tsx';

const Question = ({ text }: { text: string }) => <p role="dialog">{text}</p>;

test('a dialog that was meant before it is opened is drawn at once, and not fetched again', async () => {
  const load = vi.fn(async () => Question);
  const Dialog = lazyDialog(load);
  await Dialog.load();
  render(<Dialog text="Archive it?" />);
  expect(find('[role=dialog]').textContent).toBe('Archive it?');
  expect(load).toHaveBeenCalledOnce();
});

test('one that isn’t there yet is said to be on its way, and fetched once however often it is meant', async () => {
  const load = vi.fn(() => new Promise<typeof Question>(() => {}));
  const Dialog = lazyDialog(load);
  Dialog.intend();
  Dialog.intend();
  expect(load).toHaveBeenCalledOnce();
  render(<Dialog text="Archive it?" />);
  expect(find('[role=progressbar]').getAttribute('aria-label')).toBe('Loading');
});
