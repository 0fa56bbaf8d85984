import type { ReactNode } from 'react';
import { storeWords as words } from '../../domain/online-store/online-store.words.ts';
import type { DisplayProblem } from '../../machines/problem.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Stack } from '../kit/Stack.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { problemsIn } from './store-field.ts';

interface StepCardProps {
  title: string;
  lead: string;
  problem: DisplayProblem | null;
  /** How often it was sent. */
  attempt: number;
  pending: boolean;
  /** Left out at the first step there is a way back to. */
  onBack?: (() => void) | undefined;
  onSend: () => void;
  /** The act in the words of its button. */
  send?: string;
  children: ReactNode;
}

/** A step of the set-up: its fields, what was wrong with them, back and on. */
export function StepCard(props: StepCardProps) {
  const { title, lead, problem, attempt, pending, onBack, onSend, send = words.next, children } = props;
  return (
    <SettingsCard
      title={title}
      lead={lead}
      onSubmit={onSend}
      foot={
        <>
          {onBack && (
            <Button onClick={onBack} disabled={pending}>
              {words.back}
            </Button>
          )}
          <Button look="primary" type="submit" pending={pending}>
            {send}
          </Button>
        </>
      }
    >
      <ErrorSummary problems={problemsIn(problem)} attempt={problem ? attempt : 0} />
      <Stack>{children}</Stack>
    </SettingsCard>
  );
}
