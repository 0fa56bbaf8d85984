import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { plans } from '../../domain/access/plans.words.ts';
import type { Terms } from '../../domain/billing/billing.ts';
import type { ChangeAnswer, ChangePreview, PlanChoice } from '../../domain/billing/plan-choice.ts';
import { isPositive } from '../../domain/money.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { changePlanWords as words } from '../../domain/words/plan-pages.ts';
import { changePlanFlow } from '../../machines/plan-billing/change-plan.flow.ts';
import { FlowDialog } from '../kit/dialogs/FlowDialog.tsx';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { inspected } from '../kit/inspected.ts';
import { leaveFor } from '../kit/leave-for.ts';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { Stack } from '../kit/Stack.tsx';
import { type PriceView, priceIn } from './billing-view.ts';
import { PlanChoiceFields, seatsIn } from './PlanChoiceFields.tsx';
import type { Losing } from './PlanLossList.tsx';
import { PlanReview } from './PlanReview.tsx';

export interface ChangePorts {
  /** What a coupon does to the price of a choice, as a sentence. */
  checkCoupon: (choice: PlanChoice) => Promise<string>;
  preview: (choice: PlanChoice) => Promise<ChangePreview>;
  pay: (choice: PlanChoice) => Promise<ChangeAnswer>;
}

interface ChangePlanDialogProps {
  /** What is paid for; null where nothing is. */
  current: Terms | null;
  /** The choice it begins with. */
  choice: Terms;
  prices: readonly PriceView[];
  currency: string;
  /** There is a payment method that can be charged. */
  hasMethod: boolean;
  /** What the business has now, of which a smaller plan takes some. */
  losing: Losing;
  ports: ChangePorts;
  /** It has succeeded: what the server said. */
  onDone: (comment: string) => void;
  onClose: () => void;
}

/** What the button of the last step does, in its own words. */
const confirmLabel = (
  { kind, dueNow, currency, from }: ChangePreview,
  { plan }: PlanChoice,
  hasMethod: boolean,
  locale: string,
): string => {
  if (kind === 'down' || kind === 'end') return words.confirm.later({ day: formatDay(from, locale) });
  if (!hasMethod) return words.confirm.page;
  return isPositive(dueNow)
    ? words.confirm.pay({ amount: formatMoney(dueNow, currency, locale) })
    : words.confirm.free({ plan: plans.planWords[plan].name });
};

/** The change of a plan: what is chosen, what it comes to, and its payment. Back loses nothing, and a second press asks for nothing more. */
export function ChangePlanDialog(props: ChangePlanDialogProps) {
  const { current, choice: first, prices, currency, hasMethod, losing, ports, onDone, onClose } = props;
  const locale = useLocale();
  const [seatsText, setSeatsText] = useState(first.seats === null ? '' : String(first.seats));
  const [attempts, setAttempts] = useState(0);
  const [state, dispatch] = useMachine(
    changePlanFlow.provide({
      actors: {
        checkCoupon: fromPromise(({ input }) => ports.checkCoupon(input)),
        preview: fromPromise(({ input }) => ports.preview(input)),
        pay: fromPromise(({ input }) => ports.pay(input)),
      },
    }),
    { ...inspected(), input: { current, hasMethod, choice: { ...first, coupon: '' } } },
  );
  const { choice, preview, problem, answer, isUnknown } = state.context;
  // The part that goes up may have other seats than were typed.
  useEffect(() => setSeatsText(choice.seats === null ? '' : String(choice.seats)), [choice.seats]);
  useFlowEnd(state.value, {
    succeeded: () => onDone(answer!.comment),
    leaving: () => {
      leaveFor(answer!.link!);
      onClose();
    },
    left: onClose,
  });
  const price = priceIn({ prices, interval: choice.interval, currency }, choice.plan);
  const isAsking = state.hasTag('coupon');
  const isChoosing = state.hasTag('choosing');
  const seatsFault = isChoosing && price ? seatsIn(seatsText, price).problem : undefined;
  const name = plans.planWords[choice.plan].name;

  const choose = (change: Partial<Terms>) =>
    dispatch({ type: 'choice.make', choice: { ...choice, ...change } });
  const typeSeats = (text: string) => {
    // While the server works on what was chosen, it stays.
    if (state.hasTag('busy')) return;
    setSeatsText(text);
    const { seats } = price ? seatsIn(text, price) : { seats: undefined };
    if (seats !== undefined) choose({ seats });
  };
  const press = () => {
    setAttempts((count) => count + 1);
    if (isAsking) return dispatch({ type: 'coupon.check' });
    if (isChoosing) return seatsFault ? undefined : dispatch({ type: 'change.preview' });
    if (state.hasTag('failed')) return dispatch({ type: 'change.retry' });
    return dispatch({ type: state.hasTag('confirming') ? 'page.open' : 'change.confirm' });
  };
  const label = () => {
    if (isAsking) return words.useCoupon;
    if (isChoosing) return words.next;
    if (state.hasTag('failed')) return words.tryAgain;
    if (state.hasTag('confirming')) return words.openPage;
    return preview ? confirmLabel(preview, choice, hasMethod, locale) : words.next;
  };
  const canGoBack = state.can({ type: 'flow.back' });
  const faults = seatsFault && attempts > 0 ? [{ fieldId: 'plan-seats', text: seatsFault }] : [];
  const couponFault = isAsking ? problem?.message : undefined;

  return (
    <FlowDialog
      title={current?.plan === choice.plan ? words.titleOwn({ plan: name }) : words.switchTo({ plan: name })}
      lead={words.lead}
      steps={words.steps}
      current={isChoosing ? 0 : 1}
      act={{
        label: label(),
        onPress: press,
        pending: state.hasTag('busy'),
        disabled: isAsking && !state.can({ type: 'coupon.check' }),
      }}
      held={state.hasTag('held')}
      onBack={canGoBack ? () => dispatch({ type: 'flow.back' }) : undefined}
      keep={words.close}
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      <Stack>
        <ErrorSummary attempt={attempts} problems={faults} />
        {problem && !problem.handledElsewhere && (
          <ErrorSummary
            attempt={1}
            title={couponFault ? words.couponRefused : words.notDone}
            problems={[{ fieldId: couponFault && 'plan-coupon', text: problem.message }]}
          />
        )}
        {isUnknown && <Notice>{words.unknown}</Notice>}
        {state.hasTag('confirming') && <Notice>{words.actionNeeded}</Notice>}
        {isChoosing ? (
          <PlanChoiceFields
            choice={choice}
            prices={prices}
            currency={currency}
            seats={{ text: seatsText, onChange: typeSeats, problem: faults[0]?.text }}
            onChoose={choose}
            coupon={{
              isAsking,
              isBusy: state.hasTag('busy'),
              code: state.context.code,
              sentence: state.context.couponSentence,
              problem: couponFault,
              onOpen: () => dispatch({ type: 'coupon.open' }),
              onType: (code) => dispatch({ type: 'coupon.type', code }),
              onRemove: () => dispatch({ type: 'coupon.remove' }),
            }}
          />
        ) : (
          preview && (
            <PlanReview
              preview={preview}
              choice={choice}
              current={current}
              losing={losing}
              onUpward={
                state.can({ type: 'upward.choose' }) ? () => dispatch({ type: 'upward.choose' }) : undefined
              }
            />
          )
        )}
      </Stack>
    </FlowDialog>
  );
}
