import * as z from 'zod/mini';
import { envelope, nothing, repeated } from './answer-wire.ts';
import { call, inBusiness } from './call.ts';
import { decimal, id } from './wire-types.ts';

const { ours } = inBusiness('businessid');

const decided = { id, status: z.enum(['Booked', 'Refused']), ...repeated };
const held = z.object({ id, amount: decimal, currency: z.string(), asked: decimal, heldat: z.string() });

/** Payments a provider reported at more than twice what was asked: booked by nobody until the owners decide. */
export const heldPaymentCalls = {
  getHeld: ours.read('/api/Payment/get-held', 'settings.account', envelope(z.array(held)), { InvoiceId: id }),
  bookHeld: ours.change('/api/Payment/book-held', 'settings.account', decided, { HeldId: id }),
  refuseHeld: ours.change('/api/Payment/refuse-held', 'settings.account', decided, { HeldId: id }),
};

/** What a payment provider calls with. */
export const providerCalls = {
  receiveEvent: call({
    method: 'POST',
    path: '/api/Payment/receive-event',
    auth: 'provider',
    permission: null,
    effect: 'changes',
    ours: true,
    answer: nothing,
  }),
};
