import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { ExportBooksPage } from '../../src/screens/report/ExportBooksPage.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { choose, eventually, find, press, render } from '../support/render.tsx';

let sent: { path: string; body: Record<string, unknown> }[] = [];
let fetched: string[] = [];
let answer: (path: string) => { status: number; body: unknown };
beforeEach(() => {
  sent = [];
  fetched = [];
  answer = () => ({
    status: 200,
    body: { status: 200, message: 'File', data: { url: '/api/files/x', name: 'Books.journal' } },
  });
  history.replaceState(null, '', '/accounting/export-books');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fetched.push(this.getAttribute('href')!);
  });
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = new URL(address, 'http://here').pathname;
    sent.push({ path, body: JSON.parse(String(init?.body ?? '{}')) });
    const { status, body } = answer(path);
    return Response.json(body, { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={currentBusiness}>
        <ExportBooksPage />
      </BusinessContext>
    </QueryClientProvider>,
  );
const exported = () => press('button[type=submit]');

test('this year goes out as a CSV unless something else is chosen', async () => {
  show();
  exported();
  await eventually(() => expect(fetched).toEqual(['/api/files/x']));
  expect(sent[0]!.path).toBe('/api/Books/export');
  expect(sent[0]!.body).toMatchObject({ format: 'csv', sortby: 'thisyear' });
});

test('what is chosen is in the address and is sent', async () => {
  show();
  choose('select', 'lastyear');
  await eventually(() => expect(location.search).toBe('?dates=lastyear'));
  press('input[value=beancount]');
  await eventually(() => expect(location.search).toBe('?format=beancount&dates=lastyear'));
  exported();
  await eventually(() => expect(fetched).toHaveLength(1));
  expect(sent[0]!.body).toMatchObject({ format: 'beancount', sortby: 'lastyear' });
});

test('days of one’s own may be open at an end', async () => {
  history.replaceState(null, '', '/accounting/export-books?dates=custom&to=2026-03-31');
  show();
  exported();
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toMatchObject({ todate: '2026-03-31' });
  expect(sent[0]!.body).not.toHaveProperty('fromdate');
});

test('days of one’s own without an end are all there are', async () => {
  history.replaceState(null, '', '/accounting/export-books?dates=custom');
  show();
  exported();
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toMatchObject({ sortby: 'alltime' });
});

test('books that are too long to wait for are made in the background', async () => {
  answer = (path) => ({
    status: 200,
    body: {
      status: 200,
      message: 'We’re preparing your file.',
      data: path.endsWith('make-export')
        ? { taskid: 'AaIrwnRidmSY7kcoaaK8WQ', repeated: false }
        : { url: null, name: 'Books.journal' },
    },
  });
  show();
  exported();
  await eventually(() =>
    expect(sent.map(({ path }) => path)).toEqual(['/api/Books/export', '/api/Books/make-export']),
  );
  expect(sent[1]!.body).toMatchObject({ format: 'csv', sortby: 'thisyear' });
  expect(fetched).toEqual([]);
});

test('days that end before they begin are said at their field, and stay as they were typed', async () => {
  answer = () => ({
    status: 400,
    body: {
      Message: 'Check the dates.',
      kind: 'invalid',
      fields: [{ field: 'fromdate', message: 'The first day is after the last.' }],
    },
  });
  history.replaceState(null, '', '/accounting/export-books?dates=custom&from=2026-03-31&to=2026-03-01');
  show();
  exported();
  await eventually(() =>
    expect(find('input[aria-invalid=true]').closest('div')!.parentElement!.textContent).toContain(
      'The first day is after the last.',
    ),
  );
  expect(fetched).toEqual([]);
});
