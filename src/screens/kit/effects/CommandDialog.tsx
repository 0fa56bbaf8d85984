import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { NamedEffects } from '../../../domain/plan/effects.ts';
import { dialog as words } from '../../../domain/words/frame.ts';
import { confirmFlow } from '../../../machines/confirm/confirm.flow.ts';
import { FlowDialog } from '../dialogs/FlowDialog.tsx';
import { useFlowEnd } from '../dialogs/use-flow-end.ts';
import { inspected } from '../inspected.ts';
import { ErrorSummary } from '../notices/ErrorSummary.tsx';
import { Stack } from '../Stack.tsx';
import type { Tone } from '../StatusBadge.tsx';
import { EffectsView } from './EffectsView.tsx';
import type { PlannedEffectsProps } from './PlannedEffects.tsx';

export interface CommandDialogProps {
  title: string;
  lead: string;
  /** The act in the words of its button. */
  label: string;
  disabled?: boolean | undefined;
  /** It takes something away, and looks like it. */
  danger?: boolean;
  /** Leaves everything as it is: "Keep as is", "Close". */
  keep?: string;
  /** Asks the server what the act will do; left out for acts that show no plan. */
  preview?: {
    ask: () => Promise<NamedEffects>;
    currency: string;
    statusOf: (status: string, type: string) => { word: string; tone: Tone };
    remedies?: PlannedEffectsProps['remedies'];
    /** A sentence about the plan, under it. */
    sentence?: (effects: NamedEffects) => string | null;
  };
  /** Carries the act out; rejects with a problem that has words of its own. */
  commit: () => Promise<void>;
  onDone: () => void;
  onClose: () => void;
  /** The fields of the act, above what it will do; as a function they are told what the server said of each. */
  children?: ReactNode | ((fieldError: FieldError) => ReactNode);
}

/** Where a field's words link to, and what was wrong with it, by its name on the wire. */
export type FieldError = (name: string) => { id: string; problem: string | undefined };

/** One plain command: its fields, what it will do, then the act. */
export function CommandDialog(props: CommandDialogProps) {
  const {
    title,
    lead,
    label,
    disabled,
    danger,
    keep = words.keepAsIs,
    preview,
    children,
    onDone,
    onClose,
  } = props;
  useEffect(EffectsView.intend, []);
  const [state, dispatch] = useMachine(
    confirmFlow.provide({
      actors: {
        preview: fromPromise(async () => (preview ? preview.ask() : null)),
        commit: fromPromise(props.commit),
      },
    }),
    inspected(),
  );
  useFlowEnd(state.value, { done: onDone, left: onClose });
  const { effects, problem } = state.context;
  const refused = state.hasTag('refused');
  const showsProblem = refused && !problem?.handledElsewhere;
  const fieldFaults = refused && typeof children === 'function' ? (problem?.fields ?? []) : [];
  const idOf = (field: string) => `act-${field}`;
  const fieldError: FieldError = (name) => ({
    id: idOf(name),
    problem: fieldFaults.find(({ field }) => field === name)?.message,
  });

  return (
    <FlowDialog
      title={title}
      lead={lead}
      steps={[words.whatThisWillDo]}
      current={0}
      act={{
        // A field that is to be mended comes first, and the button still says what it does.
        label: showsProblem && fieldFaults.length === 0 ? words.tryAgain : label,
        onPress: () => dispatch({ type: refused ? 'act.retry' : 'act.confirm' }),
        pending: state.hasTag('busy'),
        danger,
        disabled: disabled && !(refused && effects !== null),
      }}
      held={state.hasTag('held')}
      keep={keep}
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      <Stack>
        {showsProblem && (
          <ErrorSummary
            attempt={1}
            problems={
              fieldFaults.length > 0
                ? fieldFaults.map(({ field, message }) => ({ fieldId: idOf(field), text: message }))
                : [{ text: problem?.message ?? '' }]
            }
            {...(fieldFaults.length === 0 && { title: words.cannotBeDone })}
          />
        )}
        {typeof children === 'function' ? children(fieldError) : children}
        {preview && effects && !refused && !state.hasTag('planning') && (
          <>
            <EffectsView
              effects={effects}
              currency={preview.currency}
              statusOf={preview.statusOf}
              remedies={preview.remedies}
            />
            <p className="quiet">{preview.sentence?.(effects)}</p>
          </>
        )}
      </Stack>
    </FlowDialog>
  );
}
