import * as z from 'zod/mini';
import { repeated } from './answer-wire.ts';
import { day, decimal, farDate, id, mode, text } from './wire-types.ts';

/** The day an act is dated, today where left out: not in the future nor in a locked period, and not before what it takes back. */
export const actDay = { date: z.optional(day), ...farDate };

/** What becomes of the payments of what is cancelled: its contact's credit, or the money goes back by a mode. */
export const cancelledPayments = {
  payments: z.optional(z.enum(['credit', 'refund'])),
  paymentmode: z.optional(mode),
  /** Home per unit of the document’s currency where the money goes back; left out or null: what it is worth in the books. */
  ExchangeRate: z.optional(z.nullable(decimal)),
};

/** Money that moves, beside how much of it and in which currency. */
const movedMoney = {
  paymentmode: mode,
  /** The bank it goes through; left out: the default one, where the mode reaches a bank. */
  BankId: z.optional(z.nullable(id)),
  date: z.optional(day),
  ...farDate,
  memo: z.optional(text(500)),
};

/** The same where it may move at another rate than what it settles has. */
export const ratedMoney = { ExchangeRate: z.optional(z.nullable(decimal)), ...movedMoney };

/** The same where it may be told in home currency. */
const paidMoney = {
  inhomecurrency: z.optional(z.boolean()),
  /** What the bank takes for it beside it, in the money it moves in. */
  BankCharge: z.optional(z.nullable(decimal)),
  ...ratedMoney,
};

/** A payment of one document as typed. */
export const paymentForm = { amount: decimal, ...paidMoney, surplus: z.optional(z.literal('credit')) };

/** With tax relief what is written off takes its part of the document’s tax along; without it is a loss as a whole. */
export const taxRelief = { taxrelief: z.optional(z.boolean()) };

/** The same where its discount for early payment may be taken with it, with or without its part of the tax. */
export const discountedPaymentForm = { ...paymentForm, takediscount: z.optional(z.boolean()), ...taxRelief };

/** The same asked of a preview, with the one that would be deleted, and whether what is written off takes its tax along. */
export const paymentAsked = {
  payment: z.optional(z.object(discountedPaymentForm)),
  PaymentId: z.optional(id),
  ...taxRelief,
  date: z.optional(day),
};

/** Payments of several documents in one, each with its amount, and how the money moves. */
export const batchPayment = <One extends Record<string, z.ZodMiniType>>(one: One) => ({
  payments: z.array(z.object({ ...one, amount: decimal })).check(z.minLength(1), z.maxLength(200)),
  ...paidMoney,
});

/** What they answer: the payments in their order. */
export const batchPaid = { ids: z.array(id), ...repeated };
