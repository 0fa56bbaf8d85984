import { businessCalls } from '../../src/api/contract/business.ts';
import { daysAfter } from '../../src/domain/day.ts';
import { type Api, apiFor, expectOk, type GivenInvoice } from './api.ts';
import { fraction, least, unitsOf, written } from './fraction.ts';
import type { Coin } from './random-invoices.ts';
import { type SecondLedger, secondLedger } from './second-ledger.ts';
import type { Content } from './second-totals.ts';
import { type Answered, firstDay, type Server } from './server.ts';

export const home: Coin = ['USD', 2];
/** Currencies of the documents, and their numbers on the wire. */
export const foreign: readonly Coin[] = [
  ['EUR', 2],
  ['JPY', 0],
];
const numbers: Readonly<Record<string, number>> = { USD: 840, EUR: 978, JPY: 392 };
export const products = ['Candle', 'Lamp'];

/** Two customers, three invoices, two counted products, the day it is, and the second ledger beside the api. */
export interface RandomWorld {
  server: Server;
  api: Api;
  second: SecondLedger;
  customers: string[];
  ids: string[];
  owners: string[];
  /** What each invoice says, as it was typed last. */
  contents: Content[];
  /** The day each invoice was dated last, where it is not the first. */
  days: string[];
  goods: Map<string, string>;
  taxes: Map<string, string>;
  taxAfterDiscount: boolean;
  taxPerRate: boolean;
  day: string;
}

/** What an act picks by: numbers without a meaning of their own, and a document's content. */
export interface Choice {
  which: [number, number, number];
  content: Content;
}

const taxId = async ({ server, api, taxes }: RandomWorld, percent: string): Promise<string> => {
  const known = taxes.get(percent) ?? (await server.addTax(api.client, `${percent} %`, percent));
  taxes.set(percent, known);
  return known;
};

const formOf = async (world: RandomWorld, n: number, content: Content, notes = ''): Promise<GivenInvoice> => {
  const items = [];
  for (const { product, quantity, price, percent, ownPercent, ownAmount } of content.lines)
    items.push({
      productid: product && world.goods.get(product),
      ItemName: product ?? 'Work',
      quantity,
      price,
      ...(ownPercent === null ? { LineDiscount: ownAmount } : { LineDiscountPercentage: ownPercent }),
      TaxId: percent === null ? null : await taxId(world, percent),
    });
  const { discount } = content;
  const money = {
    ForeignCurrencyID: numbers[content.currency],
    ExchangeRate: content.rate,
    discountType: discount.type,
    ...(discount.type === 'flat' ? { discount: discount.amount } : { discountPercentage: discount.percent }),
    ShipValue: content.shipping,
    ShippingTaxIDFK: content.shippingPercent === null ? null : await taxId(world, content.shippingPercent),
  };
  return {
    customer: world.owners[n]!,
    status: 'Draft',
    issuedOn: world.days[n] ?? firstDay,
    items,
    money,
    notes,
  };
};

/** A business with three drafts; the two of one customer are in one currency. */
export const randomWorld = async (
  server: Server,
  contents: Content[],
  {
    taxAfterDiscount,
    taxPerRate,
    negativeAllowed,
  }: Record<'taxAfterDiscount' | 'taxPerRate' | 'negativeAllowed', boolean>,
): Promise<RandomWorld> => {
  server.setToday(firstDay);
  const api = apiFor(await server.client());
  await server.owner.query('update business set settings = $2 where id = $1', [
    api.client.shop.business.id,
    JSON.stringify({ taxAfterDiscount, taxPerRate }),
  ]);
  if (negativeAllowed)
    expectOk(await api.client.send(businessCalls.saveNegativeStock, { NegativeStock: true }));
  const [ada, brook] = [await api.customer(), await api.customer('Brook Marsh')];
  const second = secondLedger(home[1], negativeAllowed);
  const goods = new Map<string, string>();
  for (const [index, name] of products.entries()) {
    const [quantity, cost] = [`${12 + 8 * index}`, '1.234567'];
    goods.set(name, await api.goods(name, quantity, cost));
    second.open(name, quantity, cost);
  }
  const world: RandomWorld = {
    ...{
      server,
      api,
      second,
      goods,
      taxAfterDiscount,
      taxPerRate,
      ids: [],
      contents: [],
      days: [],
      taxes: new Map(),
    },
    customers: [ada, brook],
    owners: [ada, ada, brook],
    day: firstDay,
  };
  for (const [n, content] of contents.entries()) {
    const { currency, digits, rate } = contents[n === 1 ? 0 : n]!;
    const discount = { type: 'flat', amount: '0' } as const;
    // What a line gives off in units of another currency may be more than the line once it is rounded in this one's.
    const lines =
      digits === content.digits ? content.lines : content.lines.map((line) => ({ ...line, ownAmount: '0' }));
    const whole = { ...content, lines, taxAfterDiscount, taxPerRate, discount, currency, digits, rate };
    world.contents.push(whole);
    world.ids.push(await api.invoice(await formOf(world, n, whole)));
  }
  return world;
};

const text = (number: number): string => (number / 100).toString();

/** Between one unit and somewhat more than there is, as decimal text. */
const someOf = (there: bigint, by: number, digits: number): string =>
  written(1n + ((there + 3n) * BigInt(by % 1000)) / 950n, digits);

/** An answer's success does the same in the second ledger. */
const mirrored = async (answer: Promise<Answered>, twin: () => void): Promise<Answered> => {
  const answered = await answer;
  if (answered.status === 200) twin();
  return answered;
};

type Act = (world: RandomWorld, n: number, choice: Choice) => Promise<Answered | undefined>;

const issuedOf = ({ second, ids }: RandomWorld, n: number) => second.documents.get(ids[n]!);
const unitsIn = (world: RandomWorld, n: number, amount: string): bigint =>
  unitsOf(fraction(amount), world.contents[n]!.digits);
const creditOf = ({ second }: RandomWorld, customer: string, currency: string): bigint =>
  second.unspent(customer, currency).reduce((sum, one) => sum + one.left, 0n);
const rateFor = ({ contents }: RandomWorld, n: number, { content }: Choice): string =>
  contents[n]!.currency === home[0] ? '1' : content.rate;
const accountOf = (mode: number): number => (mode === 1 ? 1 : 3);

const pay = (world: RandomWorld, n: number, amount: string, choice: Choice, more = {}) => {
  const [rate, paymentmode] = [rateFor(world, n, choice), (choice.which[1] % 5) + 1];
  const id = world.ids[n]!;
  return mirrored(world.api.pay(id, amount, { paymentmode, ExchangeRate: rate, ...more }), () =>
    world.second.pay([[id, unitsIn(world, n, amount)]], { account: accountOf(paymentmode), rate }),
  );
};

/** Every act at the api; what is granted happens in the second ledger too, what is refused in neither. */
export const apiActs: Readonly<Record<string, Act>> = {
  edit: async (world, n, { content, which }) => {
    const typed = { ...content, taxAfterDiscount: world.taxAfterDiscount, taxPerRate: world.taxPerRate };
    const id = world.ids[n]!;
    const issuedOn = daysAfter(world.day, -(which[1] % 20));
    const form = { ...(await formOf(world, n, typed)), issuedOn };
    return mirrored(world.api.update(id, form), () => {
      world.contents[n] = typed;
      world.days[n] = issuedOn;
      if (issuedOf(world, n)) world.second.edit(id, world.owners[n]!, typed);
    });
  },
  amend: async (world, n) =>
    world.api.update(world.ids[n]!, await formOf(world, n, world.contents[n]!, 'Amended')),
  issue: (world, n) =>
    mirrored(world.api.setStatus(world.ids[n]!, 'NotPaid'), () => {
      if (!issuedOf(world, n)) world.second.issue(world.ids[n]!, world.owners[n]!, world.contents[n]!);
    }),
  pay: (world, n, choice) =>
    pay(
      world,
      n,
      someOf(issuedOf(world, n)?.owed ?? 100n, choice.which[2], world.contents[n]!.digits),
      choice,
    ),
  payRest: async (world, n, choice) => pay(world, n, (await world.api.view(world.ids[n]!)).amountdue, choice),
  overpay: (world, n, choice) => {
    const units = (issuedOf(world, n)?.owed ?? 0n) + BigInt(choice.which[2]);
    return pay(world, n, written(units, world.contents[n]!.digits), choice, { surplus: 'credit' });
  },
  payInHome: async (world, n, choice) => {
    const rate = rateFor(world, n, choice);
    const [id, amount] = [world.ids[n]!, text(choice.which[2] % 9000)];
    const received = unitsOf(fraction(amount), home[1]);
    const how = { paymentmode: 1, ExchangeRate: rate, inhomecurrency: true, surplus: 'credit' };
    return mirrored(world.api.pay(id, amount, how), () =>
      world.second.pay([[id, world.second.paidByHome(id, received, rate)]], {
        account: 1,
        rate,
        inHome: [received],
      }),
    );
  },
  payBatch: (world, _, choice) => {
    const [, part, other] = choice.which;
    const rate = rateFor(world, 0, choice);
    const shares = [0, 1].map((one, index): [string, string] => [
      world.ids[one]!,
      someOf(issuedOf(world, one)?.owed ?? 100n, index ? part : other, world.contents[one]!.digits),
    ]);
    return mirrored(world.api.payBatch(shares, { ExchangeRate: rate }), () =>
      world.second.pay(
        shares.map(([id, amount]) => [id, unitsIn(world, 0, amount)]),
        { account: 1, rate },
      ),
    );
  },
  deletePayment: async ({ api, second, ids }, n, { which }) => {
    const found = (await api.view(ids[n]!)).payment.filter((one) => one.live);
    const index = which[1] % Math.max(1, found.length);
    const one = found[index];
    if (!one) return undefined;
    return mirrored(api.deletePayment(ids[n]!, one.id), () => second.deletePayment(ids[n]!, index));
  },
  applyCredit: (world, some, { which }) => {
    const meets = (n: number) =>
      issuedOf(world, n)?.owed && creditOf(world, world.owners[n]!, world.contents[n]!.currency);
    const n = [0, 1, 2].find(meets) ?? some;
    const { digits, currency } = world.contents[n]!;
    const amount = someOf(creditOf(world, world.owners[n]!, currency), which[2], digits);
    return mirrored(world.api.applyCredit(world.ids[n]!, amount), () =>
      world.second.applyCredit(world.ids[n]!, unitsIn(world, n, amount)),
    );
  },
  applyAllCredit: async ({ api, second, ids, contents }, n) => {
    const { credit, amountdue } = await api.view(ids[n]!);
    const units = (amount: string) => unitsOf(fraction(amount), contents[n]!.digits);
    const most = least(units(credit), units(amountdue));
    return mirrored(api.applyCredit(ids[n]!, written(most, contents[n]!.digits)), () =>
      second.applyCredit(ids[n]!, most),
    );
  },
  refundCredit: (world, n, { which, content }) => {
    const { api, second, owners } = world;
    const [customer, mode] = [owners[n]!, (which[1] % 5) + 1];
    const amount = someOf(creditOf(world, customer, content.currency), which[2], content.digits);
    const units = unitsOf(fraction(amount), content.digits);
    const rate = which[0] % 2 ? content.rate : null;
    const how = { paymentmode: mode, ForeignCurrencyID: numbers[content.currency], ExchangeRate: rate };
    return mirrored(api.refundCredit(customer, amount, how), () =>
      second.refund(customer, content.currency, units, accountOf(mode), rate),
    );
  },
  writeOff: ({ api, second, ids }, n, { which }) => {
    const taxrelief = which[1] % 2 === 1;
    return mirrored(api.writeOff(ids[n]!, { taxrelief }), () => second.writeOff(ids[n]!, taxrelief));
  },
  undoWriteOff: ({ api, second, ids }, n) =>
    mirrored(api.undoWriteOff(ids[n]!), () => second.undoWriteOff(ids[n]!)),
  cancel: async (world, n, { which }) => {
    const payments = which[1] % 2 ? ('credit' as const) : ('refund' as const);
    const choice = { payments, goods: which[2] % 2 ? ('back' as const) : ('kept' as const) };
    const answer = expectOk(await world.api.cancel(world.ids[n]!, choice));
    const stands = issuedOf(world, n);
    if (answer.body.data.rows[0]!.done && stands && !stands.cancelled)
      world.second.cancel(world.ids[n]!, choice);
    return answer;
  },
  undoCancel: ({ api, second, ids }, n) =>
    mirrored(api.undoCancel(ids[n]!), () => second.undoCancel(ids[n]!)),
  archive: ({ api, ids }, n) => api.archive(ids[n]!),
  restore: ({ api, ids }, n) => api.restore(ids[n]!),
  duplicate: ({ api, ids }, n) => api.duplicate(ids[n]!),
  nextDay: async (world, _, { which }) => {
    world.day = daysAfter(world.day, (which[0] % 20) + 1);
    world.server.setToday(world.day);
    return undefined;
  },
  lock: async ({ server, api, day }, _, { which }) => {
    await server.lockBooks(api.client, daysAfter(day, -1 - (which[0] % 30)));
    return undefined;
  },
};
