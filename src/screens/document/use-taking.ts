import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { dueOf, type Owing, type PaymentDraft, type TakingKind } from '../../domain/payment/taking.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import { type Recorded, takePaymentFlow } from '../../machines/payment/take-payment.flow.ts';
import { useBusiness } from '../frame/business.ts';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { inspected } from '../kit/inspected.ts';

interface TakingSpec {
  kind: TakingKind;
  /** What may be settled, the likeliest first; none until it is fetched. */
  owing: readonly Owing[];
  draft: Partial<PaymentDraft>;
  /** What it will do, for one that takes a discount; such a one is shown before it is carried out. */
  preview?: (recorded: Recorded) => Promise<NamedEffects>;
  /** Carries the payment out; rejects with a problem that has words of its own. */
  record: (recorded: Recorded) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

const blank: PaymentDraft = {
  amount: '',
  inHome: false,
  rate: '',
  mode: 2,
  bankId: '',
  bankCharge: '',
  onDay: '',
  memo: '',
  discount: false,
  taxRelief: false,
  shares: {},
};

/** The fields that dialogs of payment draw, by the names refusals give them. */
const fieldNames = /^(amount|rate|bankId|bankCharge|onDay)$/;
const idOf = (name: string) => `payment-${name}`;

/** A payment on its way, whatever it settles. */
export const useTaking = ({ kind, owing, draft, preview, record, onDone, onClose }: TakingSpec) => {
  const { homeCurrency } = useBusiness();
  const begun = { kind, homeCurrency, owing, picked: null, draft: { ...blank, ...draft } };
  const first = { ...begun.draft, amount: kind === 'batch' || !owing[0] ? '' : dueOf(begun) };
  const [state, dispatch] = useMachine(
    takePaymentFlow.provide({
      actors: {
        ...(preview && { preview: fromPromise(({ input }: { input: Recorded }) => preview(input)) }),
        recordPayment: fromPromise(({ input }: { input: Recorded }) => record(input)),
      },
    }),
    { ...inspected(), input: { kind, homeCurrency, owing, draft: first } },
  );
  useFlowEnd(state.value, { recorded: onDone, closed: onClose });
  // What is fetched is a new list each time, and news only where it says something else.
  const found = JSON.stringify(owing);
  useEffect(() => dispatch({ type: 'owing.found', owing: JSON.parse(found) }), [dispatch, found]);
  const { problem } = state.context;
  const faults = problem?.fields ?? [];
  const showsProblem = problem !== null && !problem.handledElsewhere;
  const drawn = faults.find((fault) => fieldNames.test(fault.field));
  return {
    /** The payment as its chart holds it. */
    taking: state.context,
    /** What was refused, linked to its field where the dialog has one. */
    problems: showsProblem ? [{ fieldId: drawn && idOf(drawn.field), text: problem.message }] : [],
    /** A field's own props; what is wrong as it is typed goes before what was refused. */
    field: (name: string, typed?: string) => ({
      id: idOf(name),
      problem: typed ?? faults.find((fault) => fault.field === name)?.message,
    }),
    isAsking: state.hasTag('asking'),
    isPlanned: state.hasTag('planned'),
    isBusy: state.hasTag('busy'),
    isHeld: state.hasTag('held'),
    canSubmit: state.can({ type: 'payment.submit' }),
    change: (patch: Partial<PaymentDraft>) => dispatch({ type: 'draft.change', patch }),
    dispatch,
  };
};

export type TakingState = ReturnType<typeof useTaking>;
