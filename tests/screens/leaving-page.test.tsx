import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onReachable } from '../../src/api/client/reports.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { toast } from '../../src/screens/kit/notices/toast.ts';
import { reportSheet } from '../../src/screens/report/report-query.ts';
import { eventually, press, render } from '../support/render.tsx';

/** What was asked of the server, which never answers. */
const requests: { url: string; signal: AbortSignal }[] = [];

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => {
        requests.push({ url, signal });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

function Report({ asOf }: { asOf: string }) {
  const { data } = useQuery(
    reportSheet(
      'b',
      'trial-balance',
      { dates: '', from: '', to: asOf, account: '', document: '', contact: '', compare: '' },
      1,
    ),
  );
  return <p>{data ? 'here' : 'asked'}</p>;
}

function Site() {
  const [day, setDay] = useState('2026-01-31');
  return (
    <>
      <button type="button" id="other" onClick={() => setDay('2026-02-28')} />
      <button type="button" id="leave" onClick={() => setDay('')} />
      {day && <Report asOf={day} />}
    </>
  );
}

const open = () =>
  render(
    <QueryClientProvider client={queryClient()}>
      <Site />
    </QueryClientProvider>,
  );

test('leaving a page ends its requests, and nobody is told that anything failed', async () => {
  const toasts = vi.spyOn(toast, 'failure');
  const heard: boolean[] = [];
  const stopHearing = onReachable((reachable) => heard.push(reachable));
  open();
  await eventually(() => expect(requests).toHaveLength(1));
  expect(requests[0]!.signal.aborted).toBe(false);
  press('#leave');
  expect(requests[0]!.signal.aborted).toBe(true);
  await act(() => new Promise((resume) => setTimeout(resume, 20)));
  expect(requests).toHaveLength(1);
  expect(toasts).not.toHaveBeenCalled();
  expect(heard).toEqual([]);
  stopHearing();
});

test('a page that asks for something else ends what it asked before', async () => {
  open();
  await eventually(() => expect(requests).toHaveLength(1));
  press('#other');
  await eventually(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});
