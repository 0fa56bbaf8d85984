import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { keepFocus } from '../../src/app/keep-focus.ts';
import { Counterfoil } from '../../src/screens/kit/counterfoil/Counterfoil.tsx';
import { Dialog } from '../../src/screens/kit/dialogs/Dialog.tsx';
import { eventually, find, press, render } from '../support/render.tsx';

let end = () => {};
afterEach(() => end());

/** Shows the page in its root and begins to keep its focus; then an element is stepped on and pressed. */
function pressOn(page: React.ReactNode, selector: string) {
  render(<div id="root">{page}</div>);
  end = keepFocus();
  act(() => find(selector).focus());
  press(selector);
}

const focused = () => document.activeElement;

/** Longer than what goes away is waited for. */
const afterAMoment = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 80)));

function Stub() {
  const [issued, setIssued] = useState(false);
  return (
    <main>
      <h1>Invoice</h1>
      <Counterfoil
        header={{ tone: 'waiting', word: issued ? 'Not paid' : 'Draft', amount: '120.00' }}
        next={[
          issued
            ? { key: 'send', label: 'Send', place: 'primary', onPress: () => {} }
            : { key: 'issue', label: 'Issue invoice', place: 'primary', onPress: () => setIssued(true) },
        ]}
      />
    </main>
  );
}

test('after an act that took its own button away the focus is on the counterfoil’s status', async () => {
  pressOn(<Stub />, 'section button');
  await eventually(() => expect(focused()).toBe(find('[data-counterfoil] .status')));
  expect(focused()?.textContent).toContain('Not paid');
});

function Asked() {
  const [state, setState] = useState<'before' | 'asks' | 'deleted'>('before');
  return (
    <section>
      <h2>Templates</h2>
      {state !== 'deleted' && (
        <button type="button" id="opener" onClick={() => setState('asks')}>
          Delete
        </button>
      )}
      {state === 'asks' && (
        <Dialog
          title="Delete it?"
          foot={<button type="button" id="yes" onClick={() => setState('deleted')} />}
        />
      )}
    </section>
  );
}

test('a dialog that closes with its opener gone leaves the focus on the heading it was opened under', async () => {
  pressOn(<Asked />, '#opener');
  act(() => find('#yes').focus());
  press('#yes');
  await eventually(() => expect(focused()).toBe(find('h2')));
});

function Rows() {
  const [rows, setRows] = useState(['Lagos', 'Accra', 'Nairobi']);
  return (
    <main>
      <h1>Locations</h1>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button
              type="button"
              id={row}
              onClick={() => setRows(rows.filter((other) => other !== row))}
            >{`Delete ${row}`}</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

test('a row that was deleted gives the focus to the one in its place, the last to the heading', async () => {
  pressOn(<Rows />, '#Accra');
  await eventually(() => expect(focused()?.id).toBe('Nairobi'));
  press('#Nairobi');
  await eventually(() => expect(focused()?.id).toBe('Lagos'));
  press('#Lagos');
  await eventually(() => expect(focused()).toBe(find('h1')));
});

function Waits() {
  const [pending, setPending] = useState(false);
  return (
    <main>
      <h1>Tasks</h1>
      <button type="button" id="again" disabled={pending} onClick={() => setPending(true)} />
      <button type="button" id="answer" onClick={() => setPending(false)} />
    </main>
  );
}

test('a button that waits for its act has the focus again once it can be pressed', async () => {
  pressOn(<Waits />, '#again');
  act(() => find('#again').blur());
  await afterAMoment();
  press('#answer');
  await eventually(() => expect(focused()?.id).toBe('again'));
});

test('a field that somebody left stays left, whatever changes on the page', async () => {
  pressOn(<Rows />, '#Accra');
  await eventually(() => expect(focused()?.id).toBe('Nairobi'));
  act(() => find('#Nairobi').blur());
  await afterAMoment();
  press('#Lagos');
  await afterAMoment();
  expect(focused()).toBe(document.body);
});
