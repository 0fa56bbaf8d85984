import { daysAfter } from '../../src/domain/day.ts';
import { expectOk } from './api.ts';
import { fraction, least, unitsOf, written } from './fraction.ts';
import { ledgerApiFor } from './ledger-api.ts';
import { formOf, home, numbers, type RandomWorld } from './random-world.ts';
import { firstAccounts } from './second-accounts.ts';
import type { Content } from './second-totals.ts';
import type { Answered } from './server.ts';

/** What an act picks by: numbers without a meaning of their own, and a document's content. */
export interface Choice {
  which: [number, number, number];
  content: Content;
}

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
const accountOf = ({ second }: RandomWorld, mode: number): number => (mode === 1 ? second.chosen().cash : 3);

const pay = (world: RandomWorld, n: number, amount: string, choice: Choice, more = {}) => {
  const [rate, paymentmode] = [rateFor(world, n, choice), (choice.which[1] % 5) + 1];
  const id = world.ids[n]!;
  return mirrored(world.api.pay(id, amount, { paymentmode, ExchangeRate: rate, ...more }), () =>
    world.second.pay([[id, unitsIn(world, n, amount)]], { account: accountOf(world, paymentmode), rate }),
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
        account: accountOf(world, 1),
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
        { account: accountOf(world, 1), rate },
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
      second.refund(customer, content.currency, units, accountOf(world, mode), rate),
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
  choose: ({ api, second, others }, _, { which: [cash, sales, tax] }) => {
    const chosen = {
      cash: cash % 2 ? others.cash : firstAccounts.cash,
      sales: sales % 2 ? others.sales : firstAccounts.sales,
      taxCollected: tax % 2 ? others.taxCollected : firstAccounts.taxCollected,
    };
    const saved = ledgerApiFor(api.client).saveDefaults({
      CashAndEquivalents: chosen.cash,
      Income: chosen.sales,
      SalesTaxesCollected: chosen.taxCollected,
    });
    return mirrored(saved, () => second.choose(chosen));
  },
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
