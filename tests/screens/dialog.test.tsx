import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { ConfirmDialog } from '../../src/screens/kit/ConfirmDialog.tsx';
import { find, press, render } from '../support/render.tsx';

function Page({ pending = false }: { pending?: boolean }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" id="opener" onClick={() => setAsks(true)}>
        Delete
      </button>
      {asks && (
        <ConfirmDialog
          title="Delete draft INV-0043"
          lead="It can be restored for 30 days."
          act="Delete the draft"
          onAct={() => {}}
          keep="Keep it"
          onKeep={() => setAsks(false)}
          pending={pending}
        />
      )}
    </>
  );
}

const pressEscape = () =>
  act(() => {
    find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  });

function open(page: React.ReactNode) {
  render(page);
  act(() => find('#opener').focus());
  press('#opener');
}

test('a dialog begins at its title and gives the focus back to what opened it', () => {
  open(<Page />);
  expect(document.activeElement?.textContent).toBe('Delete draft INV-0043');
  pressEscape();
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(find('#opener'));
});

test('while the act is under way nothing interrupts it', () => {
  open(<Page pending />);
  pressEscape();
  expect(document.querySelector('dialog')).not.toBeNull();
});
