import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { LocaleContext } from '../../src/screens/kit/locale.ts';
import { toastStore } from '../../src/screens/kit/notices/toast.ts';
import { StoreMoney } from '../../src/screens/online-store/StoreMoney.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, find, render } from '../support/render.tsx';

const account = (id: number, name: string) => ({
  id,
  name,
  group: 'asset',
  subgroupId: 1,
  currency: '',
  active: true,
});
const books = {
  accounts: [account(3, 'Payment clearing'), account(46, 'Store clearing')],
  receivable: 2,
  homeCurrency: 'USD',
  shopCurrency: 'USD',
} as unknown as Parameters<typeof StoreMoney>[0]['books'];

/** A payment method that an earlier order of the store was paid by, of which nothing is in the books. */
const unused = {
  gateway: 'paypal',
  currency: 'USD',
  applied: '0',
  paidout: '0',
  balance: '0',
  account: null,
  clears: true,
  open: [],
};
const money = { gateways: [unused], payouts: [], places: [], held: [], heldtotal: 0, requests: [] };
let sent: [path: string, body: unknown][];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: unknown, init?: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://here');
    if (!init?.body) return Response.json({ status: 200, message: '', data: money });
    sent.push([pathname, JSON.parse(String(init.body))]);
    return Response.json({ status: 200, message: 'Done so.', data: {} });
  });
  render(
    <QueryClientProvider client={queryClient()}>
      <LocaleContext value="en">
        <BusinessContext value={currentBusiness}>
          <StoreMoney books={books} payment={46} />
        </BusinessContext>
      </LocaleContext>
    </QueryClientProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

test('payouts are asked for at once by a button, and what came of it is shown', async () => {
  await eventually(() => expect(document.body.textContent).toContain('Get payouts now'));
  const buttons = [...document.querySelectorAll('button')];
  act(() => buttons.find(({ textContent }) => textContent?.includes('Get payouts now'))!.click());
  await eventually(() => expect(toastStore.current().at(-1)?.text).toBe('Done so.'));
  expect(sent).toMatchObject([[expect.stringMatching(/settle-shopify-payouts$/), {}]]);
});

test('an account is chosen for a payment method before an order that it paid is in the books', async () => {
  await eventually(() => find('#gateway-paypal'));
  const field = find<HTMLSelectElement>('#gateway-paypal');
  act(() => {
    field.value = '3';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([[expect.stringMatching(/map-shopify$/), { gateway: 'paypal', account: 3 }]]);
});
