import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { revaluationCalls } from '../../src/api/calls/revaluation.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { bankMoneyApiFor } from '../support/bank-money-api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type GivenLine, journalApiFor } from '../support/journal-api.ts';
import { ledgerApiFor } from '../support/ledger-api.ts';
import type { Client, Server } from '../support/server.ts';

const [euro, yen, dinar] = [978, 392, 414];

/** Sub-groups of expenses, equity and long-term liabilities. */
const [operating, equity, nonCurrent] = [14, 11, 10];

/** Accounts whose names programs can't take, or take for one another. */
const oddAccounts = [
  ['Loan: ING; "old", (2) = 5%', nonCurrent],
  ['Loan- ING, "old", (2) = 5%', nonCurrent],
  ['R&D', operating],
  ['r d', operating],
  ['R-D (102)', operating],
  ['☕', operating],
  ['🙂 👩‍💻', operating],
  ['咖啡  und\ttea', operating],
  ['éclairs  [2026-13-45] {1} @ 2 ; x', operating],
  ['ßpecial * ! 1.5 EUR', operating],
  ['Retained earnings, earlier years', equity],
] as const;

const oddMemo = 'date: Monday, [2026-99-99] "quoted" \\ back\nsecond: line; (x) | y\t=1/2';

/**
 * A business of dollars with banks in three other currencies, one without decimals and one with three; it sells and buys in them, moves money
 * between them until one is empty, and revalues what it has. Its accounts, customers and memos are as odd as a person can type them.
 */
export const openOddBusiness = async (server: Server): Promise<Client> => {
  server.setToday('2026-01-02');
  const client = await server.client('USD');
  const api = apiFor(client);
  const bills = billApiFor(client);
  const money = bankMoneyApiFor(client);
  const journal = journalApiFor(client);
  const bank = (name: string, Currency: string, OpeningBalance: string, OpeningRate: string) =>
    api.bank(name, { Currency, OpeningBalance, OpeningRate, OpeningDate: '2026-01-02' });
  const euros = await bank('Euros; "main"', 'EUR', '500', '1.05');
  const yens = await bank('円', 'JPY', '100001', '0.0067');
  const dinars = await bank('Dinars: KWD', 'KWD', '100.125', '3.2517');
  const rates = [
    ['EUR', '2025-12-30', '1.06'],
    ['EUR', '2026-03-30', '1.15'],
    ['JPY', '2026-03-31', '0.0065'],
    ['KWD', '2026-03-31', '3.26'],
  ] as const;
  for (const [from, date, rate] of rates)
    expectOk(await client.send(rateCalls.saveRate, { from, to: 'USD', date, rate }));

  server.setToday('2026-02-10');
  const ledger = ledgerApiFor(client);
  for (const [n, [name, group]] of oddAccounts.entries()) {
    const id = await ledger.added(name, group);
    const lines: GivenLine[] = [
      [String(id), `${n + 1}.11`, { Description: oddMemo }],
      ['1', `-${n + 1}.11`],
    ];
    await journal.entry(lines, { Memo: n % 2 === 0 ? oddMemo : `(${name}` });
  }
  const sold = async (name: string, price: string, currency: number, ExchangeRate: string) =>
    api.invoice({
      customer: await api.customer(name),
      items: [{ ItemName: 'Work; [1] "x"', quantity: '3', price }],
      issuedOn: '2026-02-10',
      money: { ForeignCurrencyID: currency, ExchangeRate },
    });
  const inEuros = await sold('Müller, Söhne & "Co" <x>', '333.33', euro, '1.1');
  await sold('(Brackets) [12] date: tomorrow; entry: 3 | x', '3333', yen, '0.00667');
  const inDinars = await sold('* ! 🙂', '33.333', dinar, '3.2519');
  await bills.bill({
    vendor: await bills.vendor('Mill\\"s :paper: ;'),
    day: '2026-02-12',
    items: [{ ProductName: 'Paper', Qty: '1', ForeignUnitPrice: '200' }],
    more: { CurrencyIDFK: euro, ExchangeRate: '1.2' },
  });

  server.setToday('2026-03-10');
  expectOk(await api.pay(inEuros, '700', { paymentmode: 2, BankId: euros, ExchangeRate: '1.12' }));
  expectOk(await api.pay(inDinars, '99.999', { paymentmode: 2, BankId: dinars, ExchangeRate: '3.3' }));
  // Emptied at what it cost: what is left in dollars is an exchange rest.
  expectOk(await money.transfer(yens, euros, '100001', { amountin: '612.34', rate: '1.09' }));

  server.setToday('2026-04-10');
  const worth = [
    { Currency: 'EUR', ExchangeRate: '1.15' },
    { Currency: 'JPY', ExchangeRate: '0.0065' },
    { Currency: 'KWD', ExchangeRate: '3.26' },
  ];
  expectOk(await client.send(revaluationCalls.revalue, { date: '2026-03-31', rates: worth }));

  server.setToday('2027-02-20');
  await sold('Müller, Söhne & "Co" <x>', '10.01', euro, '1.2');
  await journal.entry([
    ['Rent', '120'],
    ['1', '-120'],
  ]);
  return client;
};
