import { nothing } from './answer-wire.ts';
import { call } from './call.ts';

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
