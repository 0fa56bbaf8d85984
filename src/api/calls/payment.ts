import { creditStates } from '../../domain/documents/credited.ts';
import * as wire from '../wire/values.ts';
import { done, farDayConfirmed, told } from './call.ts';
import {
  day,
  decimal,
  type Fields,
  flag,
  id,
  idList,
  list,
  literal,
  nullable,
  number,
  oneOf,
  optional,
  part,
  text,
  typedText,
  verbatim,
} from './field.ts';

/** Payments of documents, what is given back on them and what is forgiven, as calls of invoices, bills and orders have them alike. */

/** How money moves: 1 cash, 2 bank transfer, 3 POS, 4 online, 5 mobile money. */
export const mode = verbatim(wire.mode);

/** Home per unit of a currency; left out or null for the rate that the books say. */
const rate = optional(nullable(decimal('ExchangeRate')));

/** The day an act is dated, today where left out: not in the future nor in a locked period, and not before what it takes back. */
export const actDay = { onDay: optional(day('date')), ...farDayConfirmed };

/** What becomes of the payments of what is cancelled: its contact's credit, or the money goes back by a mode. */
export const cancelledPayments = {
  payments: optional(oneOf('payments', ['credit', 'refund'])),
  mode: optional(mode('paymentmode')),
  rate,
};

/** Money that moves, beside how much of it and in which currency; at another rate than what it settles has, where one is given. */
export const ratedMoney = {
  rate,
  mode: mode('paymentmode'),
  /** The bank it goes through; left out: the default one, where the mode reaches a bank. */
  bankId: optional(nullable(id('BankId'))),
  ...actDay,
  memo: optional(typedText('memo', 500)),
};

/** The same where it may be told in home currency. */
const paidMoney = {
  inHome: optional(flag('inhomecurrency')),
  /** What the bank takes for it beside it, in the money it moves in. */
  bankCharge: optional(nullable(decimal('BankCharge'))),
  ...ratedMoney,
};

/** A payment of one document as typed. */
export const paymentForm = {
  amount: decimal('amount'),
  ...paidMoney,
  /** What is paid beyond the balance is kept. */
  surplus: optional(literal('surplus', 'credit')),
};

/** With tax relief what is written off takes its part of the document's tax along; without it is a loss as a whole. */
export const taxRelief = { taxRelief: optional(flag('taxrelief')) };

/** A payment whose discount for being early may be taken with it, with or without its part of the tax. */
export const discountedPaymentForm = {
  ...paymentForm,
  discount: optional(flag('takediscount')),
  ...taxRelief,
};

/** Payments of several documents in one, each with its amount, and how the money moves. */
export const batchPayment = <const Wire extends string>(document: Wire) => ({
  shares: list('payments', { id: id(document), amount: decimal('amount') }, { least: 1, most: 200 }),
  ...paidMoney,
});

/** What they answer: the payments in their order. */
export const batchPaid = told({ ids: idList('ids'), ...done });

/** A credit note as typed: of each line pieces, an amount without tax, or both. */
export const creditNoteForm = {
  lines: list(
    'lines',
    {
      lineId: id('lineId'),
      quantity: optional(nullable(decimal('quantity'))),
      amount: optional(nullable(decimal('amount'))),
    },
    { most: 500 },
  ),
  /** What of the shipping goes back, without its tax. */
  shipping: optional(nullable(decimal('shipping'))),
  reason: optional(typedText('reason', 500)),
  ...actDay,
  /** Whether its goods changed hands; they did where nothing is said. */
  goods: optional(oneOf('goods', ['back', 'kept'])),
  /** What becomes of what is given back beyond what is owed. */
  surplus: optional(oneOf('payments', ['credit', 'refund'])),
  mode: optional(mode('paymentmode')),
  /** The bank it goes back through; left out: the default one, where the mode reaches a bank. */
  bankId: optional(nullable(id('BankId'))),
  /** Home per unit of its currency where it is paid back; left out or null: that of the document. */
  rate,
};

/** The acts on a document that is posted which can be shown before they are done. */
const previewedActs = [
  'issue',
  'cancel',
  'undo-cancel',
  'write-off',
  'undo-write-off',
  'give-back',
  'undo-give-back',
  'payment',
  'delete-payment',
] as const;

/** An act that is shown before it is done, with what it would be done with. */
export const previewedAct = {
  act: oneOf('act', previewedActs),
  ...cancelledPayments,
  creditNote: optional(part('creditNote', creditNoteForm)),
  creditNoteId: optional(id('CreditNoteId')),
  payment: optional(part('payment', discountedPaymentForm)),
  paymentId: optional(id('PaymentId')),
  ...taxRelief,
  onDay: optional(day('date')),
};

/** What settles or settled a claim; a reversed one is not live. */
export const settlement = {
  id: id('id'),
  kind: text('kind'),
  amount: decimal('amount'),
  homeAmount: decimal('homeamount'),
  received: nullable(
    part('received', { currency: text('currency'), amount: decimal('amount'), rate: decimal('rate') }),
  ),
  mode: nullable(number('mode')),
  /** The bank it went through, and what that took for all of the payment. */
  bank: nullable(text('bank')),
  bankCharge: nullable(decimal('bankcharge')),
  onDay: day('date'),
  memo: text('memo'),
  surplus: decimal('surplus'),
  live: flag('live'),
};

const note = {
  id: id('id'),
  number: text('number'),
  reason: text('reason'),
  onDay: day('date'),
  amount: decimal('amount'),
  settled: decimal('settled'),
  homeAmount: decimal('homeAmount'),
  shipping: decimal('shipping'),
  shippingTax: decimal('shippingTax'),
  /** What was beyond the balance was paid back in the same act. */
  paidBack: flag('paidBack'),
  undone: flag('undone'),
  /** It went out by mail, or is on its way. */
  mailed: flag('mailed'),
};

/** What was given back on a document, and what of each of its lines still can be. */
export const creditNoteAnswers = {
  creditNotes: list('CreditNotes', note),
  /** The papers that say it is cancelled: of an invoice one for each time, those before the last undone; a bill has none. */
  cancellations: list('Cancellations', note),
  creditable: list('Creditable', {
    lineId: id('lineId'),
    quantity: decimal('quantity'),
    amount: decimal('amount'),
    tax: decimal('tax'),
    /** True of a line whose price includes tax; left out of every other. */
    priceIncludesTax: optional(flag('priceIncludesTax')),
    /** Counted goods moved with it. */
    goods: flag('goods'),
    /** The day of its item's opening stock, where that already includes it and it moves none. */
    openedOn: nullable(day('openedOn')),
  }),
  /** What of the shipping still can be given back, without and as tax. */
  creditableShipping: part('CreditableShipping', { amount: decimal('amount'), tax: decimal('tax') }),
};

/** Where a document that is posted stands, as its page asks its chart. */
export const postedStanding = <Subtype extends Fields[string]>(subtype: Subtype) =>
  part('standing', {
    status: text('status'),
    facts: part('facts', {
      subtype,
      lines: number('lines'),
      digits: number('digits'),
      total: decimal('total'),
      settled: decimal('settled'),
      writtenOff: decimal('writtenOff'),
      /** Its credit notes that stand. */
      credited: list('credited', {
        amount: decimal('amount'),
        settled: decimal('settled'),
        forgiven: optional(decimal('forgiven')),
      }),
      before: nullable(text('before')),
    }),
  });

/** What became of a document of a list by its credit notes; null where there are none. */
export const creditStateAnswer = { creditState: nullable(oneOf('creditstate', creditStates)) };

/** The entries of the journal that are a document's. */
export const postedJournal = list('journal', {
  id: id('id'),
  number: number('number'),
  onDay: day('date'),
  kind: text('kind'),
  memo: text('memo'),
  total: decimal('total'),
});
