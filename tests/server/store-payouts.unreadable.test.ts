import { expect, test } from 'vitest';
import { storePayouts } from '../../src/domain/online-store/online-store.words.ts';
import { pay } from '../../tools/sandboxes/src/shop/orders.ts';
import { payOut } from '../../tools/sandboxes/src/shop/payouts.ts';
import type { SandboxPayout } from '../../tools/sandboxes/src/shop/shop.ts';
import { apiFor } from '../support/api.ts';
import { activeStore, checkShops, placeOrder, poll } from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T10:00:00Z';
const unread = storePayouts.payoutUnreadable;

/** A store with two payouts, of which the first is told so that something of it can't be read. */
const payoutsOf = async (change: (payout: SandboxPayout) => void) => {
  const store = await activeStore(server, shops);
  await apiFor(store.client).bank('First');
  const paidOut = async (minute: number) => {
    pay(placeOrder(store.shop, at), new Date(at));
    await poll(server, shops);
    return payOut(store.shop, new Date(`2026-03-02T11:${minute}:00Z`))!;
  };
  const first = await paidOut(50);
  const whole = structuredClone(first);
  await paidOut(55);
  change(first);
  await checkShops(server, shops);
  const list = async () =>
    (
      await server.owner.query<{
        status: string;
        reason: string | null;
        net: string;
        entry_id: string | null;
      }>('select status, reason, net, entry_id from store_payout where business_id = $1 order by payout_id', [
        store.client.shop.business.id,
      ])
    ).rows;
  return { ...store, first, whole, list };
};

const unreadableDay = () => Object.assign(new Date(at), { toISOString: () => '2026-99-99T00:00:00Z' });

test.each<[string, (payout: SandboxPayout) => void, string]>([
  [
    'an amount',
    (payout) => {
      payout.movements[0]!.fee = '9999999999999.00';
    },
    unread.amount,
  ],
  [
    'a day',
    (payout) => {
      payout.at = unreadableDay();
    },
    unread.day,
  ],
  [
    'a letter',
    (payout) => {
      payout.movements[0]!.id += '\0';
    },
    unread.letters,
  ],
  [
    'a currency',
    (payout) => {
      payout.currency = 'US\0D';
    },
    unread.letters,
  ],
  [
    'a long text',
    (payout) => {
      payout.movements[0]!.id = '7'.repeat(100_000);
    },
    unread.long,
  ],
])(
  '%s that can’t be read leaves its payout out of the books with the reason, and no other; once it can, it’s booked',
  async (_, change, reason) => {
    const { first, whole, list } = await payoutsOf(change);
    expect(await list()).toMatchObject([
      { status: 'Announced', reason, entry_id: null },
      { status: 'Paid', reason: null, net: '50.9700' },
    ]);
    Object.assign(first, whole);
    await checkShops(server, shops);
    expect(await list()).toMatchObject([
      { status: 'Paid', reason: null, net: '50.9700' },
      { status: 'Paid', reason: null },
    ]);
  },
);

test('locations of the store are noted whatever their names hold', async () => {
  const { client, shop } = await activeStore(server, shops);
  shop.locations.push({ id: 77, name: 'An\0nex' }, { id: 78, name: 'y'.repeat(1_000_000) });
  await checkShops(server, shops);
  const { rows } = await server.owner.query(
    'select name from store_place where business_id = $1 and place_id = any($2) order by place_id',
    [client.shop.business.id, ['77', '78']],
  );
  expect(rows).toEqual([{ name: 'Annex' }, { name: 'y'.repeat(200) }]);
});
