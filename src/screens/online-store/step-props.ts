import type { DisplayProblem } from '../../machines/problem.ts';

/** What each step that is saved is given. */
export interface StepProps<Values> {
  values: Values;
  problem: DisplayProblem | null;
  attempt: number;
  pending: boolean;
  onChange: (values: Values) => void;
  onSave: (values: Values) => void;
  onBack?: () => void;
}
