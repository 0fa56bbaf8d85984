import * as z from 'zod/mini';
import { decimal, paidMoney } from './wire-types.ts';

/** A payment of one document as typed. */
export const paymentForm = { amount: decimal, ...paidMoney, surplus: z.optional(z.literal('credit')) };

/** The same where its discount for early payment may be taken with it. */
export const discountedPaymentForm = { ...paymentForm, takediscount: z.optional(z.boolean()) };

/** The same asked of a preview. */
export const paymentAsked = { payment: z.optional(z.object(discountedPaymentForm)) };
