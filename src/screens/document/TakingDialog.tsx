import type { ReactNode } from 'react';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FlowDialog } from '../kit/FlowDialog.tsx';
import { Stack } from '../kit/Stack.tsx';
import type { TakingState } from './use-taking.ts';

interface TakingDialogProps {
  title: string;
  lead: string;
  /** The act in the words of its button. */
  label: string;
  payment: TakingState;
  /** The fields. */
  children: ReactNode;
}

/** A payment in one step: its fields, and its act once it can be carried out. */
export function TakingDialog({ title, lead, label, payment, children }: TakingDialogProps) {
  const { problem, isBusy, canSubmit, dispatch } = payment;
  const shown = problem !== null && !problem.handledElsewhere;
  return (
    <FlowDialog
      title={title}
      lead={lead}
      steps={['Payment']}
      current={0}
      act={{
        label: shown ? 'Try again' : label,
        onPress: () => dispatch({ type: 'payment.submit' }),
        pending: isBusy,
        disabled: !canSubmit && !isBusy,
      }}
      held={isBusy}
      keep="Close"
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      <Stack>
        {shown && (
          <ErrorSummary attempt={1} problems={[{ text: problem.message }]} title="This can’t be done now" />
        )}
        {children}
      </Stack>
    </FlowDialog>
  );
}
