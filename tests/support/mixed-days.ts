import { payable, receivable, type Side } from '../../src/domain/books/side.ts';
import { daysAfter } from '../../src/domain/day.ts';
import { isPositive, plus, smaller } from '../../src/domain/money.ts';
import { type Api, apiFor } from './api.ts';
import { billApiFor } from './bill-api.ts';
import { type PostedApi, postedApis } from './posted-api.ts';
import type { Picks } from './random-days.ts';
import { type Answered, firstDay, type Server } from './server.ts';

/** One side of a business that sells and buys: whom it deals with, and the documents it has with them. */
export interface MixedSide {
  side: Side;
  api: PostedApi;
  /** The accounts of what is owed, and of what was paid beyond it. */
  accounts: readonly [owed: number, surplus: number];
  contacts: string[];
  ids: string[];
  /** A document of goods, or without them, issued on a day. */
  make: (
    contact: string,
    price: string,
    onDay: string,
    how: { foreign: boolean; goods: boolean },
  ) => Promise<Answered>;
}

/** A business whose sales and purchases lie on days of their own, in two currencies. */
export interface MixedWorld {
  server: Server;
  api: Api;
  sides: readonly [MixedSide, MixedSide];
  today: string;
}

const rate = '1.25';
const euro = 978;

export const mixedWorld = async (server: Server): Promise<MixedWorld> => {
  server.setToday(firstDay);
  const client = await server.client();
  const [api, bills] = [apiFor(client), billApiFor(client)];
  const candle = await api.goods('Candle', '500', '1.5');
  const tax = await server.addTax(client, '7 %', '7');
  const sales: MixedSide = {
    side: receivable,
    api: postedApis.invoice(client),
    accounts: [2, 11],
    ids: [],
    contacts: [await api.customer('Ada Stone'), await api.customer('Brook Marsh')],
    make: (customer, price, issuedOn, { foreign, goods }) =>
      api.create({
        customer,
        issuedOn,
        items: [{ productid: goods ? candle : null, ItemName: 'Candle', quantity: '2', price }],
        money: {
          ...(foreign ? { ForeignCurrencyID: euro, ExchangeRate: rate } : {}),
          ShipValue: '3.25',
          ShippingTaxIDFK: tax,
        },
      }),
  };
  const purchases: MixedSide = {
    side: payable,
    api: postedApis.bill(client),
    accounts: [10, 5],
    ids: [],
    contacts: [await bills.vendor('Harbour Mill'), await bills.vendor('Wick & Co')],
    make: (vendor, price, day, { foreign, goods }) =>
      bills.create({
        vendor,
        day,
        items: [
          {
            ProductIDFK: goods ? candle : null,
            ProductName: 'Candle',
            Qty: '3',
            HomeUnitPrice: price,
            TaxID: tax,
          },
          { ProductName: 'Paper', Qty: '1', HomeUnitPrice: '0.99' },
        ],
        more: {
          ShippingPrice: '0.05',
          ...(foreign ? { ForeignCurrencyIDFK: euro, ExchangeRate: rate } : {}),
        },
      }),
  };
  return { server, api, sides: [sales, purchases], today: firstDay };
};

const cents = (number: number): string => ((number % 9000) / 100 + 0.01).toFixed(2);
const idOf = ({ ids }: MixedSide, n: number): string => ids[n % Math.max(1, ids.length)] ?? '';
/** Some day from thirty before today until today. */
const pastDay = ({ today }: MixedWorld, n: number): string => daysAfter(today, -(n % 31));

type Standing = Awaited<ReturnType<MixedSide['api']['view']>>['standing'];

/** Those of a standing, beginning somewhere. */
const idsThat = async (
  { ids, api }: MixedSide,
  from: number,
  isOne: (standing: Standing) => boolean,
): Promise<string[]> => {
  const views = await Promise.all(ids.map(async (id) => ({ id, ...(await api.view(id)) })));
  const found = views.filter(({ standing }) => isOne(standing)).map(({ id }) => id);
  const at = from % Math.max(1, found.length);
  return [...found.slice(at), ...found.slice(0, at)];
};

type Act = (world: MixedWorld, on: MixedSide, picks: Picks) => Promise<Answered | undefined>;

/** Everything that moves what is owed on a side or was paid beyond it. What is refused is as good as not asked for. */
export const mixedActs: Readonly<Record<string, Act>> = {
  make: async (world, on, [which, price, days]) => {
    const n = which % 2;
    const how = { foreign: n === 1, goods: price % 2 === 0 };
    const answer = await on.make(on.contacts[n]!, cents(price), pastDay(world, days), how);
    const { data } = answer.body as { data?: { id?: string; VendorBillID?: string } };
    const id = data?.id ?? data?.VendorBillID;
    if (answer.status === 200 && id) on.ids.push(id);
    return answer;
  },
  pay: (world, on, [which, amount, days]) =>
    on.api.pay(idOf(on, which), cents(amount), { date: pastDay(world, days), ExchangeRate: '1.3' }),
  overpay: (world, on, [which, amount, days]) =>
    on.api.pay(idOf(on, which), plus(cents(amount), '400'), {
      date: pastDay(world, days),
      ExchangeRate: '0.8',
      surplus: 'credit',
    }),
  deletePayment: async (_, on, [which, n]) => {
    const id = idOf(on, which);
    const paid = (await on.api.view(id)).payment.filter(({ live }) => live);
    const one = paid[n % Math.max(1, paid.length)];
    return one && on.api.deletePayment(id, one.id);
  },
  applySurplus: async (world, on, [which, amount, days]) => {
    for (const id of await idsThat(
      on,
      which,
      ({ status }) => status === 'NotPaid' || status === 'DepositPaid',
    )) {
      const there = await on.api.surplusOf(id);
      if (isPositive(there)) {
        const date = pastDay(world, days);
        return on.api.applyCredit(id, smaller(there, cents(amount % 2000)), { date });
      }
    }
    return undefined;
  },
  forgive: (world, on, [which, , days]) => on.api.writeOff(idOf(on, which), { date: pastDay(world, days) }),
  undoForgiving: async (_, on, [which]) => {
    const [id] = await idsThat(on, which, ({ facts }) => isPositive(facts.writtenOff));
    return id === undefined ? undefined : on.api.undoWriteOff(id);
  },
  giveBack: async (_, on, [which, part]) => {
    const { Creditable, CreditableShipping } = await on.api.view(idOf(on, which));
    const [line] = Creditable;
    const shipping = part % 3 ? smaller(CreditableShipping.amount, cents(part % 7)) : null;
    return (
      line &&
      on.api.giveBack(idOf(on, which), [{ lineId: line.lineId, amount: cents(part % 500) }], { shipping })
    );
  },
  undoGivingBack: async (_, on, [which]) => {
    const { CreditNotes } = await on.api.view(idOf(on, which));
    const note = CreditNotes.find(({ undone }) => !undone);
    return note && on.api.undoGiveBack(idOf(on, which), note.id);
  },
  cancel: (_, on, [which]) => on.api.cancel(idOf(on, which)),
  cancelOnPastDay: (world, on, [which, , days]) => on.api.cancelOn(idOf(on, which), pastDay(world, days)),
  undoCancel: async (_, on, [which]) => {
    const [id] = await idsThat(on, which, ({ status }) => status === 'Cancelled');
    return id === undefined ? undefined : on.api.undoCancel(id);
  },
  archive: (_, on, [which]) => on.api.archive(idOf(on, which)),
  nextDay: async (world, _, [days]) => {
    world.today = daysAfter(world.today, (days % 9) + 1);
    world.server.setToday(world.today);
    return undefined;
  },
};
