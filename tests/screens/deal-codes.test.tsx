import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { changes } from '../../src/api/client/intent.ts';
import { sessionFlow } from '../../src/machines/session/session.flow.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { SessionContext } from '../../src/screens/frame/use-session.ts';
import { toastStore } from '../../src/screens/kit/notices/toast.ts';
import { DealCodes } from '../../src/screens/plans/DealCodes.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, find, render, type } from '../support/render.tsx';

/** The card of deal codes on a server that knows one code, and may refuse it. */
let stored: object[];
let refusal: { status: number; answer: object } | null;
let sent: object[];

const deal = { SubscriptionPlanId: 3, PlanName: 'growth', Seats: 5 };
const told = (message: string, data: object) => ({ status: 200, answer: { status: 200, message, data } });

beforeEach(() => {
  stored = [];
  refusal = null;
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const answerTo = () => {
      // Who is signed in is asked for after each change, and nobody is.
      if (!address.includes('Subscription'))
        return { status: 401, answer: { Message: '', kind: 'signed-out' } };
      if (method === 'GET') return told('Deal codes', { Codes: stored });
      sent.push(JSON.parse(String(body)));
      if (refusal) return refusal;
      stored = [{ Code: '7XYZ', ...deal, RedeemedOn: '2026-03-02', Status: 'Redeemed' }];
      return told('The server says it is redeemed.', { ...deal, repeated: false });
    };
    const { status, answer } = answerTo();
    return new Response(JSON.stringify(answer), { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  changes.clear();
});

const open = async () => {
  render(
    <SessionContext value={createActor(sessionFlow, { input: { returnTo: null } })}>
      <QueryClientProvider client={queryClient()}>
        <BusinessContext value={currentBusiness}>
          <DealCodes />
        </BusinessContext>
      </QueryClientProvider>
    </SessionContext>,
  );
  await eventually(() => find('#deal-code'));
};
const field = () => find<HTMLInputElement>('#deal-code');
const submit = () => act(() => find<HTMLButtonElement>('button[type=submit]').click());
const textOf = (selector: string) => find(selector).textContent;

test('a redeemed code is told in the server’s words, listed by its last four letters, and the field is empty again', async () => {
  await open();
  expect(document.querySelector('ul[aria-label="Redeemed deal codes"]')).toBeNull();
  type('#deal-code', 'ABCD-EFGH-7XYZ');
  submit();
  await eventually(() => find('ul[aria-label="Redeemed deal codes"] li'));
  expect(sent).toMatchObject([{ code: 'ABCD-EFGH-7XYZ', businessId: currentBusiness.id }]);
  expect(toastStore.current().at(-1)!.text).toBe('The server says it is redeemed.');
  expect(textOf('ul[aria-label="Redeemed deal codes"] li')).toBe(
    'Ending in 7XYZGrowth, 5 seats · redeemed on March 2, 2026Redeemed',
  );
  expect(field().value).toBe('');
});

test('refused, the server’s sentence is shown and what was typed is still there', async () => {
  const Message = 'This deal code has already been used by another business.';
  refusal = {
    status: 400,
    answer: { Message, kind: 'invalid', fields: [{ field: 'code', message: Message }] },
  };
  await open();
  type('#deal-code', 'ABCD-EFGH-7XYZ');
  submit();
  await eventually(() => expect(textOf('form')).toContain(Message));
  expect(field().value).toBe('ABCD-EFGH-7XYZ');
});

test('nothing typed is nothing sent', async () => {
  await open();
  submit();
  await eventually(() => expect(document.body.textContent).toContain('Enter the code you were sent.'));
  expect(sent).toEqual([]);
});
