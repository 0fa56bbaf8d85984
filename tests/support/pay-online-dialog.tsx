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
const ways: Record<string, { place: number; label: string }> = {
  card: { place: 1, label: 'Card' },
  paypal: { place: 3, label: 'PayPal' },
};
const go = 'Go to the payment page';

const contextOf = ({ context }: { context: unknown }) =>
  context as { method: string; shares: boolean; problem: { message: string } | null };

const expectPicked = (place: { context: unknown }): void => {
  const picked = find<HTMLInputElement>('[role=dialog] input:checked').closest('label');
  expect(picked?.textContent).toBe(ways[contextOf(place).method]!.label);
};

/** Carries paths of the pay-online flow out on its dialog. */
export const payOnlineDialog = (asked: FlowOnScreen['asked']): Executor<FlowOnScreen> =>
  dialogOf({
    start: ({ input }) =>
      openDialog(asked, (ends) => (
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
        await pick(`[role=dialog] label:nth-of-type(${ways[event.method as string]!.place}) input`);
        return 'accepted' as const;
      },
      'page.open': () => pressButton(go),
      'link.get': () => pressButton('Show the link'),
      'flow.close': () => pressButton('Close'),
    },
    ports: {
      openPage: (output) => {
        const { link, ...page } = output as PaymentPage;
        return { message: 'No page.', data: { paymentlink: link, ...page } };
      },
    },
    states: {
      choosing: (world, place) => {
        const { shares, problem } = contextOf(place);
        expectPicked(place);
        expectReady(world, problem?.message ?? null, ...(shares ? ['Show the link'] : []), 'Close', go);
      },
      asking: (world) => expectWaiting(world),
      showing: (world, place) => {
        expect(dialogText()).toContain('$ 100.00 is asked for');
        expect(find<HTMLInputElement>('[role=dialog] input').value).toBe('https://pay.example/page');
        expectPicked(place);
        expectReady(world, null, go, 'Close', 'Copy link');
      },
    },
    ends: { leaving: 'done', returned: 'closed', closed: 'closed' },
  });
