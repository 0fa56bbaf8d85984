import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { digitsOf } from '../../../../src/domain/currency.ts';
import { decimal, fixed } from '../../../../src/domain/money.ts';
import { bodyOf } from '../../sandbox-http.ts';
import { noPage, showPage } from '../providers-sandbox/html.ts';
import type { sandboxAccounts } from '../providers-sandbox/kept.ts';
import type { Payment } from './sandbox-objects.ts';

interface Refund {
  id: number;
  transaction_id: number;
  amount_refunded: number;
  status: 'pending' | 'completed' | 'failed';
  comment: string | null;
}

interface Chargeback {
  id: number;
  transaction_id: number;
  tx_ref: string;
  amount: number;
  status: 'initiated' | 'declined' | 'won' | 'lost';
  stage: 'new';
  comment: string;
  due_date: string;
  meta: { history: Record<string, string>[] };
}

/** What moved in an account's money, in whole units; the settlement it went with. */
interface Movement {
  account: string;
  kind: 'payment' | 'refund' | 'chargeback';
  id: number;
  amount: number;
  settlement: number | null;
}

/** A payment that a customer made. */
export interface Paid {
  id: number;
  payment: Payment;
}

interface MoneyPart {
  accounts: ReturnType<typeof sandboxAccounts>;
  paid: () => readonly Paid[];
  tell: (event: string, data: object, meta: Payment['meta'] | undefined) => Promise<void>;
  at: () => string;
}

/** What the sandbox keeps of a payment, in thousandths, and how long a chargeback may be answered. */
const [feeRate, answerMs] = [14, 2 * 86_400_000];
const shown = (amount: number, currency: string) =>
  `${fixed(decimal(amount), digitsOf(currency))} ${currency}`;
const cents = (value: number) => Math.round(value * 100) / 100;
const feeOf = (amount: number) => cents((amount * feeRate) / 1000);
const total = (of: readonly { amount: number }[]) => cents(of.reduce((sum, { amount }) => sum + amount, 0));

/** Refunds, chargebacks and settlements of the sandbox, in memory. */
const moneyBooks = (paid: () => readonly Paid[]) => {
  const refunds: Refund[] = [];
  const chargebacks: Chargeback[] = [];
  const settlements: { account: string; row: Record<string, unknown> & { id: number } }[] = [];
  const movements: Movement[] = [];
  const id = () => randomInt(1e6, 9e6);
  const ofId = (of: number) => paid().find((one) => one.id === of);
  const move = (kind: Movement['kind'], { id: of, payment }: Paid, amount: number) =>
    movements.push({ account: payment.account, kind, id: of, amount, settlement: null });
  /** Payments move once they're made: noted before anybody looks. */
  const note = () => {
    for (const one of paid())
      if (!movements.some(({ kind, id: of }) => kind === 'payment' && of === one.id))
        move('payment', one, one.payment.amount);
  };
  const leftOf = ({ id: of, payment }: Paid) =>
    cents(
      payment.amount -
        total(
          refunds
            .filter((one) => one.transaction_id === of && one.status !== 'failed')
            .map(({ amount_refunded: amount }) => ({ amount })),
        ),
    );
  return {
    ...{ refunds, chargebacks, settlements, movements, ofId, leftOf },
    /** Gives money back; null where there is not as much. */
    refund: (one: Paid, amount: number, comment: string | null, slow = false): Refund | null => {
      if (!(amount > 0) || amount > leftOf(one)) return null;
      const status = slow ? 'pending' : 'completed';
      const made: Refund = { id: id(), transaction_id: one.id, amount_refunded: amount, status, comment };
      refunds.push(made);
      if (!slow) move('refund', one, -amount);
      return made;
    },
    complete: (refund: Refund): void => {
      refund.status = 'completed';
      move('refund', ofId(refund.transaction_id)!, -refund.amount_refunded);
    },
    /** The bank asks the money back: it's held at once. */
    chargeBack: (one: Paid): Chargeback => {
      const made: Chargeback = {
        ...{ id: id(), transaction_id: one.id, tx_ref: one.payment.reference, amount: leftOf(one) },
        ...{ status: 'initiated', stage: 'new', comment: 'Product/service not received' },
        due_date: new Date(Date.now() + answerMs).toISOString(),
        meta: { history: [{ action: 'initiated', source: 'availablebalance' }] },
      };
      chargebacks.push(made);
      move('chargeback', one, -made.amount);
      return made;
    },
    decide: (one: Chargeback, won: boolean): void => {
      one.status = won ? 'won' : 'lost';
      one.meta.history.push({ action: one.status });
      if (won) move('chargeback', ofId(one.transaction_id)!, one.amount);
    },
    settle: (account: string): void => {
      note();
      const parts = movements.filter((one) => one.account === account && one.settlement === null);
      if (parts.length === 0) return;
      const of = (kind: Movement['kind']) => parts.filter((one) => one.kind === kind);
      const settlement = id();
      for (const one of parts) one.settlement = settlement;
      const currency = ofId(parts[0]!.id)!.payment.currency;
      const app_fee = total(of('payment').map(({ amount }) => ({ amount: feeOf(amount) })));
      const day = new Date().toISOString();
      const row = {
        ...{ id: settlement, status: 'completed', currency, due_date: day, processed_date: day },
        ...{ gross_amount: total(of('payment')), app_fee, merchant_fee: 0, stampduty_charge: 0 },
        ...{ refund: cents(-total(of('refund'))), chargeback: cents(-total(of('chargeback'))) },
        net_amount: cents(total(parts) - app_fee),
      };
      settlements.push({ account, row });
    },
  };
};

/** What becomes of money at the sandbox after it was paid: its API of refunds, chargebacks and settlements, and a page on which they are made. */
export const flutterwaveSandboxMoney = ({ accounts, paid, tell, at }: MoneyPart) => {
  const books = moneyBooks(paid);
  const paymentOf = (of: number) => books.ofId(of)!.payment;
  const toldRefund = ({ id, transaction_id, amount_refunded, status }: Refund) => {
    // As Flutterwave words it, in a spelling of its own and without our reference.
    const data = { id, AmountRefunded: amount_refunded, status, TransactionId: transaction_id };
    return tell('refund.completed', data, paymentOf(transaction_id).meta);
  };
  const toldChargeback = (one: Chargeback) =>
    tell(`chargeback.${one.status}`, one, paymentOf(one.transaction_id).meta);

  /** Answers calls about money: the data and what it's called; a sentence for a no, null for any other call. */
  const api = (
    call: string,
    query: URLSearchParams,
    sent: () => Record<string, unknown>,
  ): { data: unknown; pages?: number } | string | null => {
    const charge = query.get('id');
    const ofCharge = (of: { transaction_id: number }) => !charge || String(of.transaction_id) === charge;
    const refunding = /^POST \/transactions\/(\d+)\/refund$/.exec(call)?.[1];
    if (refunding) {
      const one = books.ofId(Number(refunding));
      const { amount, comments } = sent() as { amount: number; comments?: string };
      const made = one && books.refund(one, amount, comments ?? null);
      if (!made) return 'Refund amount is more than the amount left of this transaction';
      void toldRefund(made);
      const { transaction_id: tx_id, comment: _, ...rest } = made;
      return { data: { ...rest, tx_id } };
    }
    if (call === 'GET /refunds') return { data: books.refunds.filter(ofCharge).toReversed() };
    if (call === 'GET /chargebacks') return { data: books.chargebacks.filter(ofCharge).toReversed() };
    if (call === 'GET /settlements') {
      const own = books.settlements.filter(({ account }) => account === query.get('subaccount_id'));
      return { data: own.map(({ row }) => row).reverse(), pages: 1 };
    }
    const settlement = Number(/^GET \/settlements\/(\d+)$/.exec(call)?.[1]);
    const known = books.settlements.find(({ row }) => row.id === settlement);
    if (!known) return null;
    const transactions = books.movements
      .filter((one) => one.settlement === settlement && one.kind === 'payment')
      .map(({ id, amount }) => ({ id, charged_amount: amount, app_fee: feeOf(amount), merchant_fee: 0 }));
    return { data: { ...known.row, transactions } };
  };

  /** Carries out what is pressed, and reports it; settlements are reported by nobody. */
  const press = async (account: string, pressed: string): Promise<void> => {
    const [act = '', id] = pressed.split(' ');
    const one = books.ofId(Number(id));
    const chargeback = books.chargebacks.find((known) => String(known.id) === id);
    if (act === 'settle') books.settle(account);
    if (act === 'complete')
      for (const refund of books.refunds.filter(({ status }) => status === 'pending')) {
        books.complete(refund);
        await toldRefund(refund);
      }
    if (one && ['refund', 'half', 'slow'].includes(act)) {
      const left = books.leftOf(one);
      const made = books.refund(one, act === 'half' ? cents(left / 2) : left, null, act === 'slow');
      if (made) await toldRefund(made);
    } else if (one && act === 'chargeback') await toldChargeback(books.chargeBack(one));
    else if (chargeback && act === 'decline') {
      chargeback.status = 'declined';
      await toldChargeback(chargeback);
    } else if (chargeback && (act === 'win' || act === 'lose')) {
      books.decide(chargeback, act === 'win');
      await toldChargeback(chargeback);
    }
  };

  const actsOf = (account: string): [string, string][] => [
    ['settle', 'Settle to the bank'],
    ['complete', 'Let refunds reach the customer'],
    ...paid()
      .filter((one) => one.payment.account === account && books.leftOf(one) > 0)
      .flatMap((one): [string, string][] => {
        const left = shown(books.leftOf(one), one.payment.currency);
        return [
          [`refund ${one.id}`, `Refund ${left}`],
          [`half ${one.id}`, `Refund half of ${left}`],
          [`slow ${one.id}`, `Refund ${left}, on its way first`],
          [`chargeback ${one.id}`, `Have the bank take ${left} back`],
        ];
      }),
    ...books.chargebacks
      .filter(
        (one) => !['won', 'lost'].includes(one.status) && paymentOf(one.transaction_id).account === account,
      )
      .map(({ id, amount, transaction_id: of }) => ({
        id,
        inCurrency: shown(amount, paymentOf(of).currency),
      }))
      .flatMap(({ id, inCurrency }): [string, string][] => [
        [`decline ${id}`, `Send evidence for ${inCurrency}`],
        [`win ${id}`, `Win the chargeback of ${inCurrency}`],
        [`lose ${id}`, `Lose the chargeback of ${inCurrency}`],
      ]),
  ];

  /** The page of a sub-account's money. */
  const page = async (request: IncomingMessage, response: ServerResponse, id: string): Promise<void> => {
    const account = accounts.get(id);
    if (!account) return noPage(response);
    if (request.method === 'POST')
      await press(id, new URLSearchParams((await bodyOf(request)).toString('utf8')).get('act') ?? '');
    showPage(response, {
      ...{ title: `Balance of ${account.name}`, heading: account.name, acts: actsOf(id) },
      text: 'Payments of this sub-account. Make refunds, chargebacks and settlements here.',
      ...{ action: `/flutterwave/balance/${id}`, back: `${at()}/flutterwave/balance/${id}` },
    });
  };
  return { api, page };
};
