import { expect } from 'vitest';
import type { PaymentPage, PayOnlineInput } from '../../src/machines/payment-session/pay-online.flow.ts';
import { PayOnlineDialog } from '../../src/screens/document/PayOnlineDialog.tsx';
import type { Executor } from '../../tools/paths/src/run.ts';
import { dialogOf, expectReady, expectWaiting } from './dialog-paths.tsx';
import { dialogText, type FlowOnScreen, openDialog, pressButton } from './flow-dialog.tsx';
import { find, pick } from './render.tsx';

const subject = {
  businessId: 'AZ8AAAAAcAAAAAAAAAAAAA',
  documentId: 'AZ8AAAAAcAAAAAAAAAAAAC',
  successUrl: '/sales',
  cancelUrl: '/sales',
};
const labels: Record<string, string> = { card: 'Card', paypal: 'PayPal' };
const go = 'Go to the payment page';

const contextOf = ({ context }: { context: unknown }) =>
  context as {
    method: string;
    ways: string[];
    tests: string[];
    reasons: string[];
    shares: boolean;
    problem: { message: string } | null;
  };

const expectPicked = (place: { context: unknown }): void => {
  const picked = find<HTMLInputElement>('[role=dialog] input:checked').closest('label');
  const { method, tests } = contextOf(place);
  const isTest = tests.includes(method);
  expect(picked?.textContent).toBe(isTest ? `${labels[method]} (test)` : labels[method]);
  expect(dialogText().includes('This is a test: no money moves.')).toBe(isTest);
};

/** Carries paths of the pay-online flow out on its dialog. */
export const payOnlineDialog = (pending: FlowOnScreen['pending']): Executor<FlowOnScreen> =>
  dialogOf({
    start: ({ input }) =>
      openDialog(pending, (ends) => (
        <PayOnlineDialog
          subject={subject}
          title="Online payment"
          lead="On the provider’s page."
          sharesLink={(input as PayOnlineInput).shares}
          {...ends}
        />
      )),
    events: {
      'method.pick': async (_, { event }) => {
        const input = document.querySelector(`[role=dialog] input[value=${event.method}]`);
        if (!input) return 'refused' as const;
        await pick(`[role=dialog] input[value=${event.method}]`);
        return 'accepted' as const;
      },
      'page.open': () => pressButton(go),
      'link.get': () => pressButton('Show the link'),
      'flow.close': () => pressButton('Close'),
    },
    ports: {
      findMethods: (output) => ({ data: output }),
      openPage: (output) => {
        const { link, ...page } = output as PaymentPage;
        return { message: 'No page.', data: { paymentlink: link, ...page } };
      },
    },
    states: {
      beginning: (world) => expectWaiting(world),
      unavailable: (world, place) => {
        const { reasons, problem } = contextOf(place);
        expect(document.querySelectorAll('[role=dialog] input')).toHaveLength(0);
        for (const reason of reasons) expect(dialogText()).toContain(reason);
        expectReady(world, problem?.message ?? null, 'Close');
      },
      choosing: (world, place) => {
        const { shares, problem } = contextOf(place);
        expectPicked(place);
        expectReady(world, problem?.message ?? null, ...(shares ? ['Show the link'] : []), 'Close', go);
      },
      asking: (world) => expectWaiting(world),
      showing: (world, place) => {
        expect(dialogText()).toContain('$100.00 is asked for');
        expect(find<HTMLInputElement>('[role=dialog] input').value).toBe('https://pay.example/page');
        expectPicked(place);
        expectReady(world, null, go, 'Close', 'Copy link');
      },
    },
    ends: { leaving: 'done', returned: 'closed', closed: 'closed' },
  });
