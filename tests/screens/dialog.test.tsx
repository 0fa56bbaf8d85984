import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '../../src/screens/kit/dialogs/Dialog.tsx';
import { find, press, render } from '../support/render.tsx';

function Page({ pending = false }: { pending?: boolean }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" id="opener" onClick={() => setAsks(true)}>
        Delete
      </button>
      {asks && (
        <Dialog
          title="Delete draft INV-0043"
          lead="It can be restored for 30 days."
          onClose={pending ? undefined : () => setAsks(false)}
        />
      )}
    </>
  );
}

const pressEscape = () =>
  act(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });

async function open(page: React.ReactNode) {
  render(page);
  act(() => find('#opener').focus());
  press('#opener');
  expect(document.activeElement?.textContent).toBe('Delete draft INV-0043');
  // It hears the keyboard from the next frame on.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
}

test('a dialog begins at its title and gives the focus back to what opened it', async () => {
  await open(<Page />);
  expect(document.activeElement?.textContent).toBe('Delete draft INV-0043');
  pressEscape();
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(document.activeElement).toBe(find('#opener'));
});

test('while the act is under way nothing interrupts it', async () => {
  await open(<Page pending />);
  pressEscape();
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
});
