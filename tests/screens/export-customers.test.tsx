import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ExportDialog } from '../../src/screens/contact/ExportDialog.tsx';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { LocaleContext } from '../../src/screens/kit/locale.ts';
import { currentBusiness } from '../support/current-business.ts';
import { pressable } from '../support/flow-dialog.tsx';
import { eventually, find, press, render } from '../support/render.tsx';

afterEach(() => vi.unstubAllGlobals());

const text = 'We couldn’t load the columns. Refresh the page and try again.';
const columns = [
  { header: 'Name', required: true },
  { header: 'Phone', required: false },
  { header: 'Address', required: false },
];

interface SentRequest {
  url: string;
  body: Record<string, unknown> | null;
}

/** A server that knows the columns once it is well, and hands out a file. */
const standIn = ({ well = true } = {}) => {
  const state = { well, requests: [] as SentRequest[] };
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    state.requests.push({ url: String(url), body: body ? JSON.parse(body) : null });
    if (!state.well) return Response.json({ Message: 'No.', kind: 'unexpected' }, { status: 400 });
    const data = String(url).includes('csv-headers') ? columns : { url: '#file', name: 'Customers.csv' };
    return Response.json({ status: 200, message: '', data });
  });
  return state;
};

const list = { filter: 'unpaid', search: 'ada', sort: 'name asc' };
const shows = (picked: string[] = [], onDone = () => {}) =>
  render(
    <QueryClientProvider client={queryClient()}>
      <LocaleContext value="en">
        <BusinessContext value={currentBusiness}>
          <ExportDialog
            contactRole="customer"
            list={list}
            picked={picked}
            count={picked.length || 12_345}
            onDone={onDone}
            onClose={() => {}}
          />
        </BusinessContext>
      </LocaleContext>
    </QueryClientProvider>,
  );
const ticks = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map((box) => [
    box.closest('label')?.textContent,
    box.checked,
    box.disabled,
  ]);
// A box tells of its tick a moment after the press.
const tick = (n: number) => act(async () => find(`fieldset > div:nth-of-type(${n}) input`).click());
const loaded = () => eventually(() => expect(ticks()).toHaveLength(3));

test('the columns of a file of customers are there to choose from, all ticked, and those that must be there stay', async () => {
  const { requests } = standIn();
  shows();
  expect(pressable()).not.toContain('Download CSV');
  await loaded();
  expect(requests.map(({ url }) => url)).toEqual([
    expect.stringMatching(/\/api\/Reference\/csv-headers\?filename=customers$/),
  ]);
  expect(ticks()).toEqual([
    ['Name (always)', true, true],
    ['Phone', true, false],
    ['Address', true, false],
  ]);
  await tick(1);
  await tick(2);
  expect(ticks().map(([, on]) => on)).toEqual([true, false, true]);
  expect(document.body.textContent).toContain(
    'The file has all 12,345 customers in the list as you see it now',
  );
});

test('columns that can’t be had are told in the spec’s words, and asked for again', async () => {
  const server = standIn({ well: false });
  shows();
  await eventually(() => expect(document.body.textContent).toContain(text));
  expect(ticks()).toEqual([]);
  expect(pressable()).not.toContain('Download CSV');
  server.well = true;
  press('form button');
  await loaded();
  expect(find('[role=dialog]').textContent).not.toContain(text);
  expect(pressable()).toContain('Download CSV');
});

test.each([
  [[], undefined],
  [['AZ8AAAAAcAAAAAAAAAAAAC'], ['AZ8AAAAAcAAAAAAAAAAAAC']],
])(
  'with %j picked the list is asked for as it stands, without the columns that were unticked',
  async (picked, clientid) => {
    const { requests } = standIn();
    const done = vi.fn();
    shows(picked, done);
    await loaded();
    await tick(2);
    press('button[type=submit]');
    await eventually(() => expect(done).toHaveBeenCalledOnce());
    expect(requests.at(-1)).toEqual({
      url: expect.stringMatching(/\/api\/Client\/export-csv$/),
      body: {
        businessid: currentBusiness.id,
        columns: ['Name', 'Address'],
        filter: 'unpaid',
        searchquery: 'ada',
        sortby: 'name',
        sortorder: 'asc',
        ...(clientid ? { clientid } : {}),
      },
    });
  },
);
