import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { tellChanged } from '../../src/api/client/reports.ts';
import { useActs } from '../../src/screens/document/use-acts.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { toastStore } from '../../src/screens/kit/notices/toast.ts';
import { usePlainAct } from '../../src/screens/page/use-plain-act.ts';
import { eventually, find, press, render } from '../support/render.tsx';

/** The fetches of the page's figure, none answered before the test does so. */
const fetches: ((figure: string) => void)[] = [];
const answerNext = async (figure: string) => {
  await eventually(() => expect(fetches).not.toEqual([]));
  await act(async () => fetches.shift()!(figure));
};

function Page() {
  const figure = useQuery({
    queryKey: ['invoices', 'figure'],
    queryFn: () => new Promise<string>((resolve) => fetches.push(resolve)),
  }).data;
  const { open, show, done, run } = useActs<'pay'>();
  const plain = usePlainAct();
  const paid = () => tellChanged(invoiceCalls.addPayment);
  const pay = async () => {
    paid();
    return { message: 'Done.' };
  };
  const payAndDone = () => {
    paid();
    void done();
  };
  return (
    <>
      <button type="button" id="done" onClick={payAndDone} />
      <button type="button" id="show" onClick={() => show('pay')} />
      <button type="button" id="act" onClick={() => void run(() => Promise.reject(new Error('Not now.')))} />
      <button type="button" id="plain" onClick={() => void plain('act 1', pay)} />
      <output>{open ? `Pay ${figure}` : `Stands at ${figure}`}</output>
    </>
  );
}

const open = async () => {
  fetches.length = 0;
  render(
    <QueryClientProvider client={queryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  await answerNext('100');
  await eventually(() => expect(textOf()).toBe('Stands at 100'));
};
const textOf = () => find('output').textContent;
const lastToast = () => toastStore.current().at(-1)?.text;
/** Long enough for whatever would follow without an answer. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

test('a dialog pressed while the figures are fetched anew begins with the new ones', async () => {
  await open();
  press('#done');
  press('#show');
  await pause();
  expect(textOf()).toBe('Stands at 100');
  await answerNext('60');
  await eventually(() => expect(textOf()).toBe('Pay 60'));
});

test('where a second act was done just as they arrived, it waits for the figures after that one', async () => {
  await open();
  press('#done');
  await pause();
  await act(async () => {
    fetches.shift()!('60');
    // The answer is taken, and the page not yet drawn from it.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    find('#done').click();
  });
  await pause();
  press('#show');
  await pause();
  expect(textOf()).toBe('Stands at 60');
  await answerNext('20');
  await eventually(() => expect(textOf()).toBe('Pay 20'));
});

test('an act without a dialog waits likewise, and says why it is not done', async () => {
  await open();
  const before = lastToast();
  press('#done');
  press('#act');
  await pause();
  expect(lastToast()).toBe(before);
  await answerNext('60');
  await eventually(() => expect(lastToast()).toBe('Not now.'));
});

test('what one press did is told once it can be seen', async () => {
  await open();
  press('#plain');
  await pause();
  expect(lastToast()).not.toBe('Done.');
  await answerNext('60');
  await eventually(() => expect([textOf(), lastToast()]).toEqual(['Stands at 60', 'Done.']));
});
