import type { ReactNode } from 'react';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { takingPayment as words } from '../../domain/words/payments.ts';
import { FlowDialog } from '../kit/dialogs/FlowDialog.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
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
  const { problems, isBusy, canSubmit, dispatch } = payment;
  const atField = problems.some(({ fieldId }) => fieldId !== undefined);
  return (
    <FlowDialog
      title={title}
      lead={lead}
      steps={[words.step]}
      current={0}
      act={{
        label: problems.length > 0 && !atField ? dialogWords.tryAgain : label,
        onPress: () => dispatch({ type: 'payment.submit' }),
        pending: isBusy,
        disabled: !canSubmit && !isBusy,
      }}
      held={isBusy}
      keep={dialogWords.close}
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      <Stack>
        {problems.length > 0 && (
          <ErrorSummary
            attempt={1}
            problems={problems}
            {...(!atField && { title: dialogWords.cannotBeDone })}
          />
        )}
        {children}
      </Stack>
    </FlowDialog>
  );
}
