import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { AuditTrailPage } from '../../src/screens/report/AuditTrailPage.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { choose, eventually, find, press, render } from '../support/render.tsx';

const event = {
  EventId: 'e1',
  Date: '2026-03-02T23:30:00.000Z',
  UserId: 'u1',
  UserName: 'Mara Okafor',
  Role: 'Manager',
  Source: 'screen',
  ImportId: null,
  SubjectKind: 'invoice',
  SubjectType: 'receipt',
  SubjectId: 'd1',
  Number: 'REC-0007',
  Action: 'Added, issued',
  FromStatus: 'Draft',
  ToStatus: 'NotPaid',
  Changes: [
    { Field: 'Total', Before: '100', After: '60' },
    { Field: 'Notes', Before: 'Thanks', After: null },
  ],
  Reason: 'Typed wrong',
  Entries: [12, 13],
};
const page = {
  EventList: [event],
  CurrentPage: 1,
  PageTotal: 3,
  Total: 21,
  TimeZone: 'Europe/Paris',
  People: [{ UserId: 'u1', Name: 'Mara Okafor' }],
};

const chain = {
  Events: 1204,
  Waiting: 3,
  Signs: true,
  Checkpoint: { EventNumber: 1200, Hash: 'a1b2c3d4e5f60718'.repeat(4), SignedAt: '2026-03-02T23:30:00.000Z' },
  TimeZone: 'Europe/Paris',
  ProofParts: 1,
};

const faulty = 'Event 12 (Issued, Mar 2, 2026) was changed after it was recorded.';
const verdict = {
  status: 200,
  message: '1 problem was found.',
  data: { Good: false, Events: 1203, Checkpoints: 4, Waiting: 3, Problems: 1, Faults: [faulty], Notes: [] },
};

let asked: URL[] = [];
let answers: () => { status: number; body: unknown };
beforeEach(() => {
  asked = [];
  answers = () => ({ status: 200, body: page });
  history.replaceState(null, '', '/reports/audit-trail');
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://here');
    if (url.pathname.endsWith('/get-chain')) return Response.json(chain);
    asked.push(url);
    if (url.pathname.endsWith('/verify-chain')) return Response.json(verdict);
    if (init?.method === 'POST')
      return Response.json({
        status: 200,
        message: 'File',
        data: { url: '/api/files/x', name: 'Audit trail.csv' },
      });
    const { status, body } = answers();
    return Response.json(body, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={currentBusiness}>
        <AuditTrailPage />
      </BusinessContext>
    </QueryClientProvider>,
  );

test('a row says when in the business’s zone, who in which role, what was done to what, and what it changed', async () => {
  show();
  await eventually(() => find('tbody tr'));
  const row = document.querySelector('tbody tr')!;
  const text = row.textContent!;
  // Half past midnight the next day in Paris.
  expect(text).toMatch(/3 Mar 2026|Mar 3, 2026|03\/03\/2026/);
  for (const part of [
    'Mara Okafor',
    'Manager',
    'Screen',
    'Receipt',
    'REC-0007',
    'Added, issued',
    'Typed wrong',
  ])
    expect(text).toContain(part);
  expect(text).toContain('Total 100 → 60');
  expect(text).toContain('Notes Thanks → none');
  expect(text).toContain('Entry 12, 13');
  expect(row.querySelector('a')!.getAttribute('href')).toContain('d1');
  expect(document.body.textContent).toContain('Times are in Europe/Paris.');
});

test('its filters are in the address and asked of the server, ten rows a page', async () => {
  show();
  await eventually(() => expect(asked.length).toBe(1));
  const { searchParams } = asked[0]!;
  expect([
    searchParams.get('pageNumber'),
    searchParams.get('RecordPerPage'),
    searchParams.get('range'),
  ]).toEqual(['1', '10', null]);
  await eventually(() => find('tbody tr'));
  choose('select[aria-label="Person"]', 'u1');
  choose('select[aria-label="Action"]', 'access');
  await eventually(() => expect(asked.at(-1)!.searchParams.get('ActGroup')).toBe('access'));
  expect(asked.at(-1)!.searchParams.get('PersonId')).toBe('u1');
  expect(location.search).toBe('?person=u1&act=access');
});

test('what can’t be had says why', async () => {
  answers = () => ({ status: 400, body: { kind: 'not-allowed', Message: 'Your role can’t see reports.' } });
  show();
  await eventually(() => expect(document.body.textContent).toContain('Your role can’t see reports.'));
});

test('no act yet is said in a sentence', async () => {
  answers = () => ({ status: 200, body: { ...page, EventList: [], PageTotal: 1, Total: 0 } });
  show();
  await eventually(() => expect(document.body.textContent).toContain('Nothing has happened in this period.'));
});

test('the file is made of the same filter', async () => {
  show();
  await eventually(() => find('tbody tr'));
  const [csv] = [...document.querySelectorAll('button')].filter(
    (button) => button.textContent === 'Download CSV',
  );
  csv!.id = 'csv';
  press('#csv');
  await eventually(() =>
    expect(asked.some(({ pathname }) => pathname === '/api/Events/export-csv')).toBe(true),
  );
});

test('the tamper check says how far the chain is, and what it found when asked', async () => {
  show();
  await eventually(() => expect(document.body.textContent).toContain('Events in the chain: 1,204'));
  const text = document.body.textContent!;
  expect(text).toContain('Waiting to be added: 3');
  expect(text).toMatch(/Last signed checkpoint: event 1,200, a1b2c3d4e5f60718, Mar 3, 2026, 12:30 AM/);
  expect(text).not.toContain(faulty);
  [...document.querySelectorAll('button')].find((button) => button.textContent === 'Verify')!.id = 'verify';
  press('#verify');
  await eventually(() => expect(document.body.textContent).toContain(faulty));
  expect(document.querySelector('[data-bad]')!.textContent).toContain('1 problem was found.');
});
