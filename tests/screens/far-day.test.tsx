import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { send } from '../../src/api/client/client.ts';
import { call } from '../../src/api/wire/call.ts';
import { farDate } from '../../src/api/wire/values.ts';
import { FarDayHost } from '../../src/app/FarDayHost.tsx';
import { find, render } from '../support/render.tsx';

const saving = call({
  method: 'POST',
  path: '/api/Thing/save',
  auth: 'session',
  permission: null,
  effect: 'changes',
  body: z.object({ day: z.string(), name: z.string(), ...farDate }),
  answer: z.object({ ok: z.boolean() }),
});
const message = '31 January 2099 is far from today. Correct the date, or confirm that it’s right.';
const refused = { Message: message, kind: 'far-day', fields: [{ field: 'day', message }] };

const server = vi.fn<typeof fetch>();
const sent = () => server.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const headers = () => server.mock.calls.map(([, init]) => init?.headers as Record<string, string>);

beforeEach(() => {
  server.mockReset();
  server.mockImplementation(async (_, init) => {
    const { confirmFarDate } = JSON.parse(String(init?.body));
    return confirmFarDate
      ? new Response('{"ok":true}', { status: 200 })
      : new Response(JSON.stringify(refused), { status: 400 });
  });
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

const typed = { day: '2099-01-31', name: 'As typed' };
const begin = () => send(saving, { body: typed, intentKey: 'one' });
/** Saves, and waits until the page asks. */
const saves = async () => {
  let saved = Promise.resolve<unknown>(null);
  await act(async () => {
    saved = begin().catch((problem: unknown) => problem);
    await new Promise((wait) => setTimeout(wait, 50));
  });
  return { saved, dialog: find('[role=dialog]') };
};
const press = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent?.includes(label))!.click(),
  );

test('a far day is asked about over the form, and what was typed is sent once more with the answer', async () => {
  render(<FarDayHost />);
  const { saved, dialog } = await saves();
  expect(dialog.textContent).toContain(message);
  await press('Use this date');
  expect(await saved).toEqual({ ok: true });
  expect(sent()).toEqual([typed, { ...typed, confirmFarDate: true }]);
  expect(headers().map((one) => one['idempotency-key'])).toEqual(['one', 'one']);
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('where it is to be changed the form is told beside the field, and nothing more is sent', async () => {
  render(<FarDayHost />);
  const { saved } = await saves();
  await press('Change the date');
  expect(await saved).toMatchObject({ kind: 'far-day', fields: [{ field: 'day', message }] });
  expect(sent()).toEqual([typed]);
});

test('several far days are asked about together', async () => {
  server.mockImplementation(
    async () =>
      new Response(JSON.stringify({ ...refused, fields: [...refused.fields, { field: 'due', message }] }), {
        status: 400,
      }),
  );
  render(<FarDayHost />);
  const { saved, dialog } = await saves();
  expect(dialog.textContent).toContain('Are these dates right?');
  await press('Change the dates');
  expect(await saved).toMatchObject({ kind: 'far-day' });
});

test('where nobody can be asked the refusal is answered', async () => {
  await expect(begin()).rejects.toMatchObject({ kind: 'far-day' });
});
