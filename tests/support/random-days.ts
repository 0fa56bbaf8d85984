import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { daysAfter } from '../../src/domain/day.ts';
import { type Api, apiFor, expectOk } from './api.ts';
import { type Answered, firstDay, type Server } from './server.ts';

/** A business whose documents, payments and cancellations lie on days of their own, before today and after it. */
export interface DatedWorld {
  server: Server;
  api: Api;
  customers: string[];
  /** Invoices and receipts, in the order they were made. */
  ids: string[];
  /** The currency and its rate that each customer is invoiced in. */
  coins: { ForeignCurrencyID: number; ExchangeRate: string }[];
  today: string;
}

/** Numbers without a meaning of their own, which an act picks by. */
export type Picks = readonly [number, number, number];

/** What the customers are called, in their order. */
export const names = ['Ada Stone', 'Brook Marsh'] as const;

export const datedWorld = async (server: Server, rate: string): Promise<DatedWorld> => {
  server.setToday(firstDay);
  const api = apiFor(await server.client());
  const customers = [await api.customer(names[0]), await api.customer(names[1])];
  const coins = [
    { ForeignCurrencyID: 840, ExchangeRate: '1' },
    { ForeignCurrencyID: 978, ExchangeRate: rate },
  ];
  return { server, api, customers, ids: [], coins, today: firstDay };
};

const cents = (number: number): string => ((number % 9000) / 100 + 0.01).toFixed(2);
const idOf = ({ ids }: DatedWorld, n: number): string => ids[n % Math.max(1, ids.length)] ?? '';
/** Some day from forty before today until today. */
const pastDay = ({ today }: DatedWorld, n: number): string => daysAfter(today, -(n % 41));

const make =
  (type: 'invoice' | 'receipt') =>
  async (world: DatedWorld, [which, price, days]: Picks): Promise<Answered> => {
    const n = which % 2;
    // One in four is future-dated, but a receipt can't be.
    const isAhead = type === 'invoice' && days % 4 === 0;
    const issuedOn = isAhead ? daysAfter(world.today, 1 + (days % 20)) : pastDay(world, days);
    const answer = await world.api.create({
      type,
      customer: world.customers[n]!,
      prices: [cents(price)],
      money: world.coins[n]!,
      issuedOn,
      dueOn: daysAfter(issuedOn, which % 50),
    });
    if (answer.status === 200) world.ids.push(answer.body.data.id);
    return answer;
  };

const opening = (world: DatedWorld, n: number, amount: string, on: string) =>
  world.api.client.send(customerCalls.updateCustomer, {
    id: world.customers[n]!,
    type: 'person',
    name: names[n]!,
    openingbalance: amount,
    openingbalancedate: on,
  });

/** Everything that moves what a customer owes or has to their credit. What is refused is as good as not asked for. */
export const datedActs: Readonly<
  Record<string, (world: DatedWorld, picks: Picks) => Promise<Answered | undefined>>
> = {
  invoice: make('invoice'),
  receipt: make('receipt'),
  pay: (world, [which, amount, days]) =>
    world.api.pay(idOf(world, which), cents(amount), { date: pastDay(world, days), ExchangeRate: '1.3' }),
  payAll: async (world, [which, , days]) => {
    const { amountdue } = await world.api.view(idOf(world, which));
    return world.api.pay(idOf(world, which), amountdue, { date: pastDay(world, days) });
  },
  overpay: (world, [which, amount, days]) =>
    world.api.pay(idOf(world, which), cents(amount + 4000), {
      date: pastDay(world, days),
      ExchangeRate: '0.8',
      surplus: 'credit',
    }),
  deletePayment: async ({ api, ...world }, [which, n]) => {
    const id = idOf({ api, ...world }, which);
    const paid = (await api.view(id)).payment.filter(({ live }) => live);
    const one = paid[n % Math.max(1, paid.length)];
    return one && api.deletePayment(id, one.id);
  },
  applyCredit: (world, [which, amount]) => world.api.applyCredit(idOf(world, which), cents(amount)),
  refundCredit: (world, [which, amount, days]) =>
    world.api.refundCredit(world.customers[which % 2]!, cents(amount), {
      date: pastDay(world, days),
      ForeignCurrencyID: world.coins[which % 2]!.ForeignCurrencyID,
    }),
  writeOff: (world, [which]) => world.api.writeOff(idOf(world, which)),
  undoWriteOff: (world, [which]) => world.api.undoWriteOff(idOf(world, which)),
  cancel: (world, [which, payments]) =>
    world.api.cancel(idOf(world, which), { payments: payments % 2 ? 'credit' : 'refund' }),
  undoCancel: (world, [which]) => world.api.undoCancel(idOf(world, which)),
  edit: (world, [which, price, days]) =>
    world.api.update(idOf(world, which), {
      customer: world.customers[days % 2]!,
      money: world.coins[days % 2]!,
      prices: [cents(price)],
      status: 'Draft',
      issuedOn: pastDay(world, days),
    }),
  archive: (world, [which]) => world.api.archive(idOf(world, which)),
  opening: (world, [which, amount, days]) =>
    opening(world, which % 2, amount % 5 ? cents(amount) : '0', pastDay(world, days)),
  payOpening: (world, [which, amount, days]) =>
    world.api.client.send(customerAccountCalls.payOpeningBalance, {
      clientid: world.customers[which % 2]!,
      amount: cents(amount),
      paymentmode: 1,
      date: pastDay(world, days),
    }),
  nextDay: async (world, [days]) => {
    world.today = daysAfter(world.today, (days % 12) + 1);
    world.server.setToday(world.today);
    return undefined;
  },
};

/** What an act may need to have happened before it. */
export const beginnings = ['invoice', 'receipt', 'overpay', 'cancel', 'nextDay'];

/** A customer's statement of some days, every claim on it. */
export const statementTo = async (
  { api }: DatedWorld,
  clientid: string,
  days: { fromdate?: string; todate?: string; view?: string },
) =>
  expectOk(
    await api.client.send(customerAccountCalls.clientStatement, {
      clientid,
      page: '1',
      limit: '100',
      sortby: 'alltime',
      ...days,
    }),
  ).body;
