import { expect } from 'vitest';
import type { PlanChoice } from '../../src/domain/billing/plan-choice.ts';
import type { ChangePlanInput } from '../../src/machines/plan-billing/change-plan.flow.ts';
import { ChangePlanDialog } from '../../src/screens/plans/ChangePlanDialog.tsx';
import type { Executor } from '../../tools/paths/src/run.ts';
import { dialogOf, expectReady, expectWaiting } from './dialog-paths.tsx';
import { dialogText, type FlowOnScreen, openDialog, pressButton } from './flow-dialog.tsx';
import { find, pick, type } from './render.tsx';

const growth = { plan: 'growth', currency: 'USD', seats: 5 } as const;
export const prices = [
  { ...growth, interval: 'month', amount: '29', seatPrice: '5' },
  { ...growth, interval: 'year', amount: '290', seatPrice: '50' },
] as const;

const losing = { plan: 'free', usage: [], people: 1 } as const;

interface Place {
  context: unknown;
}
const contextOf = ({ context }: Place) =>
  context as {
    choice: PlanChoice;
    code: string;
    hasMethod: boolean;
    current: object | null;
    problem: { message: string } | null;
  };
const reasonOf = (place: Place) => contextOf(place).problem?.message ?? null;

/** The choice as the page shows it, with nothing lost. */
const expectChoice = (place: Place): void => {
  const { choice } = contextOf(place);
  expect(find<HTMLInputElement>('[role=dialog] input:checked').value).toBe(choice.interval);
  expect(find<HTMLInputElement>('#plan-seats').value).toBe(String(choice.seats));
};

const couponButton = (place: Place) => (contextOf(place).choice.coupon ? 'Remove coupon' : 'Add a coupon');
const review = (place: Place) => {
  const upward = contextOf(place).current && contextOf(place).choice.seats === 5;
  return upward ? ['Only change this part, now'] : [];
};

/** Carries paths of the change of a plan out on its dialog. */
export const changePlanDialog = (
  pending: FlowOnScreen['pending'],
  send: () => Promise<unknown>,
): Executor<FlowOnScreen> =>
  dialogOf({
    start: ({ input }) => {
      const { current, choice, hasMethod } = input as ChangePlanInput;
      return openDialog(pending, ({ onDone, onClose }) => (
        <ChangePlanDialog
          current={current}
          choice={choice}
          prices={prices}
          currency="USD"
          hasMethod={hasMethod}
          losing={losing}
          ports={{ checkCoupon: send as never, preview: send as never, pay: send as never }}
          onDone={onDone}
          onClose={onClose}
        />
      ));
    },
    events: {
      'choice.make': async () => {
        const input = document.querySelector<HTMLInputElement>('[role=dialog] input[value=year]');
        if (!input || document.querySelector('[role=dialog] [aria-busy=true]')) return 'refused' as const;
        // The part that goes up may have had other people.
        type('#plan-seats', '5');
        await pick('[role=dialog] input[value=year]');
        return 'accepted' as const;
      },
      'coupon.open': () => pressButton('Add a coupon'),
      'coupon.type': () => {
        if (!document.querySelector('#plan-coupon')) return 'refused' as const;
        if (document.querySelector('[role=dialog] [aria-busy=true]')) return 'refused' as const;
        // What is there already is typed anew.
        type('#plan-coupon', 'HAL');
        type('#plan-coupon', 'HALF');
        return 'accepted' as const;
      },
      'coupon.check': () => pressButton('Use coupon'),
      'coupon.remove': () => pressButton('Remove coupon'),
      'change.preview': () => pressButton('Review'),
      'upward.choose': () => pressButton('Only change this part, now'),
      'change.confirm': () => pressButton(/^(Pay \$14\.50|Continue to payment)$/),
      'change.retry': () => pressButton('Try again'),
      'page.open': () => pressButton('Confirm at your bank'),
      'flow.back': () => pressButton('Back'),
      'flow.close': () => pressButton('Close'),
    },
    ports: {
      checkCoupon: (output) => output,
      preview: (output) => output,
      pay: (output) => output,
    },
    states: {
      comparing: (world, place) => {
        expectChoice(place);
        expectReady(world, reasonOf(place), couponButton(place), 'Close', 'Review');
      },
      coupon: (world, place) => {
        const { code } = contextOf(place);
        expectChoice(place);
        expect(find<HTMLInputElement>('#plan-coupon').value).toBe(code);
        expectReady(world, reasonOf(place), 'Back', 'Close', ...(code ? ['Use coupon'] : []));
      },
      checkingCoupon: (world) => expectWaiting(world, 'Close'),
      previewing: (world, place) => {
        expectChoice(place);
        expectWaiting(world, 'Close');
      },
      reviewing: (world, place) => {
        expect(dialogText()).toContain('2026, 15 of 30 days$14.50');
        expect(dialogText()).toContain('Due now$14.50');
        expect(dialogText()).toContain('Then $29.00 on July 1, 2026, and every month after that.');
        const act = contextOf(place).hasMethod ? 'Pay $14.50' : 'Continue to payment';
        expectReady(world, null, ...review(place), 'Back', 'Close', act);
      },
      paying: (world) => expectWaiting(world),
      actionNeeded: (world) => {
        expect(dialogText()).toContain('Your bank wants you to confirm this payment.');
        expectReady(world, null, 'Close', 'Confirm at your bank');
      },
      failed: (world, place) => expectReady(world, reasonOf(place), 'Back', 'Close', 'Try again'),
    },
    ends: { succeeded: 'done', leaving: 'closed', left: 'closed' },
  });
