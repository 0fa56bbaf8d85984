import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changes } from '../../src/api/client/intent.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { PaymentReturn } from '../../src/screens/plans/PaymentReturn.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { plansServer } from '../support/plans-server.ts';
import { render } from '../support/render.tsx';

let server: ReturnType<typeof plansServer>;
let answer: { status: number; body: unknown };
const says = (State: string) => {
  answer = { status: 200, body: { status: 200, message: 'Answered.', data: { State } } };
};
beforeEach(() => {
  vi.useFakeTimers();
  server = plansServer();
  server.answers.ConfirmPlanPayment = () => answer;
});
/** Somebody comes back from the payment page. */
const comeBack = () =>
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={currentBusiness}>
        <PaymentReturn payment="AaIoUnHodoKd6eRPVwygwQ" />
      </BusinessContext>
    </QueryClientProvider>,
  );
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  changes.clear();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => document.body.textContent ?? '';
const asked = () => server.of('/ConfirmPlanPayment').length;

test.each([
  ['Paid', 'Your payment is confirmed.'],
  ['Credited', 'It’s now plan credit'],
  ['Failed', 'Your bank declined the payment. Nothing has changed.'],
  ['Lapsed', 'Nothing was paid, and nothing has changed.'],
])('whoever comes back reads that the payment is %s, and it is asked no more', async (state, sentence) => {
  says(state);
  comeBack();
  await pass(100);
  expect(shown()).toContain(sentence);
  await pass(60_000);
  expect(asked()).toBe(1);
});

test('while nobody knows it is asked every two seconds, and the answer is shown when it comes', async () => {
  says('Incomplete');
  comeBack();
  await pass(100);
  expect(shown()).toContain('Confirming your payment…');
  await pass(4_500);
  expect(asked()).toBe(3);
  says('Paid');
  await pass(2_000);
  expect(shown()).toContain('Your payment is confirmed.');
});

test('after half a minute an email is promised, and nothing is asked any more', async () => {
  says('Incomplete');
  comeBack();
  await pass(29_500);
  expect(shown()).toContain('Confirming your payment…');
  await pass(1_000);
  expect(shown()).toContain('We’ll email you when the payment is confirmed.');
  const before = asked();
  await pass(60_000);
  expect(asked()).toBe(before);
});

test('a server that can’t be reached is asked again, and one that knows no such payment says so', async () => {
  answer = { status: 503, body: { Message: 'Too busy.', kind: 'unavailable' } };
  comeBack();
  await pass(2_500);
  expect(shown()).toContain('Confirming your payment…');
  expect(asked()).toBeGreaterThan(1);
  answer = { status: 404, body: { Message: 'This doesn’t exist.', kind: 'missing' } };
  await pass(2_500);
  expect(shown()).not.toContain('Confirming your payment…');
  expect(shown()).not.toContain('email you');
});
