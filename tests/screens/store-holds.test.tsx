import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '../../src/app/routes/routes.ts';
import { holdKinds } from '../../src/domain/online-store/hold.ts';
import type { StoreOrderView } from '../../src/domain/online-store/order-record.ts';
import { storeHolds } from '../../src/domain/online-store/store-orders.words.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { LocaleContext } from '../../src/screens/kit/locale.ts';
import { toastStore } from '../../src/screens/kit/notices/toast.ts';
import { HoldList } from '../../src/screens/online-store/HoldList.tsx';
import { remedyAt, storeParts } from '../../src/screens/online-store/hold-remedies.ts';
import { OrderReason, OrderStatus } from '../../src/screens/online-store/store-order-columns.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, find, press, render } from '../support/render.tsx';

afterEach(() => vi.unstubAllGlobals());

const shop = 'copper.myshopify.com';
const order = (more: Partial<StoreOrderView> = {}): StoreOrderView => ({
  id: 'order',
  name: '#1001',
  customer: 'Ada Stone',
  placedOn: '2026-03-02',
  total: '52.80',
  currency: 'USD',
  reason: 'It can’t be booked yet.',
  hold: null,
  documentId: 'invoice',
  documentNumber: 'INV-0001',
  outcome: null,
  standing: { status: 'Held', facts: { waiting: false } } as StoreOrderView['standing'],
  ...more,
});

const show = (element: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient()}>
      <LocaleContext value="en">
        <BusinessContext value={currentBusiness}>{element}</BusinessContext>
      </LocaleContext>
    </QueryClientProvider>,
  );
const parts: readonly string[] = Object.values(storeParts).map((id) => `#${id}`);
const isPage = (href: string) => routes.some(({ path }) => path === href.split('?')[0]);

test.each(holdKinds)('an order on hold (%s) leads to where that is mended', (kind) => {
  const at = '/sales/store-orders?order=order';
  show(<OrderReason order={order({ hold: { kind, about: 'Kettle' } })} shop={shop} at={at} />);
  const link = find<HTMLAnchorElement>('a');
  expect(link.textContent).toBe(storeHolds.remedyWords[kind]);
  const href = link.getAttribute('href')!;
  expect([href, parts.includes(href) || isPage(href) || href.startsWith(`https://${shop}/`)]).toEqual([
    href,
    true,
  ]);
});

test.each(holdKinds)(
  'so do all orders on hold for it (%s), also of a store that has no pages of its own',
  (kind) => {
    const href = remedyAt(kind, { about: null, order: null, shop: null });
    expect([href, parts.includes(href) || isPage(href)]).toEqual([href, true]);
  },
);

const holds = [
  { kind: 'item', orders: 2 },
  { kind: 'rate', orders: 1 },
] as const;
const hrefOf = (kind: string) => `/list?hold=${kind}`;

test('a reason narrows the list to its orders, and the one it is narrowed to takes that back', () => {
  show(<HoldList holds={holds} current="rate" shop={shop} hrefOf={hrefOf} />);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a.why')];
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/list?hold=item', null],
    ['/list?hold=', 'true'],
  ]);
  expect(links[0]!.textContent).toBe('An item isn’t here 2 orders');
});

test('all orders of a reason are tried again at once, and what came of it is shown', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    const data = { tried: 2, released: 1, left: 1 };
    return Response.json({ status: 200, message: '1 order is no longer on hold.', data });
  });
  show(<HoldList holds={holds} current="" shop={shop} hrefOf={hrefOf} />);
  press('li:first-child button');
  await eventually(() => expect(toastStore.current().at(-1)?.text).toBe('1 order is no longer on hold.'));
  expect(sent).toMatchObject([{ hold: 'item' }]);
});

test.each([
  ['Refunded', 'Refunded'],
  ['PartlyRefunded', 'Partly refunded'],
  ['Cancelled', 'Cancelled'],
  [null, 'In your books'],
] as const)('an order in the books of which the store says %s says “%s”', (outcome, word) => {
  const standing = { status: 'Applied', facts: { waiting: false } } as StoreOrderView['standing'];
  show(<OrderStatus order={order({ outcome, standing })} />);
  expect(document.body.textContent).toContain(word);
});
