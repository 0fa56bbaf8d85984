import { assign, fromPromise, setup } from 'xstate';
import type { PlanPaymentState } from '../../domain/billing/payment.ts';
import { type DisplayProblem, displayProblem, errorOf, isTransient, unprovided } from '../problem.ts';

interface ConfirmPaymentContext {
  problem: DisplayProblem | null;
}

const isState = (state: PlanPaymentState) => ({
  type: 'isState' as const,
  params: ({ event }: { event: { output: PlanPaymentState } }) => ({ answer: event.output, state }),
});

/**
 * The buyer comes back from the page on which a plan is paid: the server is asked, which asks the provider itself where no event has come. After half
 * a minute they are told that an email will come. Source: finance-answers.md, Q144.
 */
export const confirmPaymentFlow = setup({
  types: { context: {} as ConfirmPaymentContext, tags: {} as 'busy' },
  actors: { confirm: fromPromise<PlanPaymentState, void>(unprovided('confirm')) },
  delays: {
    askPause: 2_000,
    patience: 30_000,
  },
  guards: {
    isState: (_, { answer, state }: { answer: PlanPaymentState; state: PlanPaymentState }) =>
      answer === state,
    isTransient: (_, error: unknown) => isTransient(error),
  },
  actions: { showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }) },
}).createMachine({
  id: 'confirm-payment',
  context: { problem: null },
  initial: 'confirming',
  states: {
    confirming: {
      tags: 'busy',
      initial: 'asking',
      after: { patience: 'later' },
      states: {
        asking: {
          description: 'The server is asked how the payment is.',
          invoke: {
            id: 'confirm',
            src: 'confirm',
            onDone: [
              { guard: isState('Paid'), target: '#confirm-payment.paid' },
              { guard: isState('Credited'), target: '#confirm-payment.credited' },
              { guard: isState('Failed'), target: '#confirm-payment.failed' },
              { guard: isState('Lapsed'), target: '#confirm-payment.lapsed' },
              { target: 'waiting' },
            ],
            onError: [
              { guard: { type: 'isTransient', params: errorOf }, target: 'waiting' },
              { target: '#confirm-payment.refused', actions: { type: 'showProblem', params: errorOf } },
            ],
          },
        },
        waiting: {
          description: 'Nobody knows yet. It is asked again in a moment.',
          after: { askPause: 'asking' },
        },
      },
    },
    paid: { description: 'The plan is paid for.', type: 'final' },
    credited: {
      description: 'The payment came too late for what it was for, and is plan credit.',
      type: 'final',
    },
    failed: { description: 'The bank said no.', type: 'final' },
    lapsed: { description: 'The page was left or closed before anything was paid.', type: 'final' },
    later: { description: 'An email is to tell when the payment is confirmed.', type: 'final' },
    refused: { description: 'The server doesn’t say: it knows no such payment here.', type: 'final' },
  },
});
