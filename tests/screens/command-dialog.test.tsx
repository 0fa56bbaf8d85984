// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { CommandDialog } from '../../src/screens/kit/CommandDialog.tsx';
import { asked, send } from '../support/fake-client.ts';
import { answerPort, openDialog, pressable, pressButton, shownReason } from '../support/flow-dialog.tsx';

const wire = (output: unknown) => output;
const refusal = { error: { message: 'Try another day.' } } as never;

const open = (commit: () => Promise<void>) =>
  openDialog(asked, (ends) => (
    <CommandDialog title="Pay it" lead="It is paid." label="Pay" commit={commit} {...ends} />
  ));

test('an act that shows no plan is carried out again by the press that says so', async () => {
  const commit = vi.fn(async () => void (await send()));
  const world = await open(commit);
  await pressButton('Pay');
  await answerPort(world, refusal, wire);
  expect([shownReason(), pressable()]).toEqual(['Try another day.', ['Leave it', 'Try again']]);
  await pressButton('Try again');
  expect(commit).toHaveBeenCalledTimes(2);
  await answerPort(world, { output: {} } as never, wire);
  expect(world.ended).toEqual(['done']);
});
