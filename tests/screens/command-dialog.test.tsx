// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Problem } from '../../src/machines/problem.ts';
import { CommandDialog } from '../../src/screens/kit/effects/CommandDialog.tsx';
import { TextField } from '../../src/screens/kit/fields/TextField.tsx';
import { pending, send } from '../support/fake-client.ts';
import { answerPort, displayedReason, openDialog, pressable, pressButton } from '../support/flow-dialog.tsx';
import { find } from '../support/render.tsx';

const wire = (output: unknown) => output;
const refusal = { error: { message: 'Try another day.' } } as never;

const open = (commit: () => Promise<void>) =>
  openDialog(pending, (ends) => (
    <CommandDialog title="Pay it" lead="It is paid." label="Pay" commit={commit} {...ends} />
  ));

test('what the server says of a field stands at the field, and the summary leads there', async () => {
  const world = await openDialog(pending, (ends) => (
    <CommandDialog
      title="Send it"
      lead="By mail."
      label="Send"
      commit={async () => void (await send())}
      {...ends}
    >
      {(errorOf) => <TextField label="To" value="ada" onChange={() => {}} {...errorOf('email')} />}
    </CommandDialog>
  ));
  await pressButton('Send');
  const message = 'Enter an email address like name@example.com.';
  const fields = [{ field: 'email', message }];
  await act(async () => world.pending.pop()!.reject(new Problem(400, 'invalid', message, { fields })));
  const input = find<HTMLInputElement>('input');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const describedBy = input.getAttribute('aria-describedby')!;
  expect(document.getElementById(describedBy)?.textContent).toContain(message);
  expect(find<HTMLAnchorElement>('[role=alert] a').getAttribute('href')).toBe(`#${input.id}`);
  // The field is to be mended, and the button still says what it does.
  expect(pressable()).toEqual(['Keep as is', 'Send']);
});

test('an act that shows no plan is carried out again by the press that says so', async () => {
  const commit = vi.fn(async () => void (await send()));
  const world = await open(commit);
  await pressButton('Pay');
  await answerPort(world, refusal, wire);
  expect([displayedReason(), pressable()]).toEqual(['Try another day.', ['Keep as is', 'Try again']]);
  await pressButton('Try again');
  expect(commit).toHaveBeenCalledTimes(2);
  await answerPort(world, { output: {} } as never, wire);
  expect(world.ended).toEqual(['done']);
});
