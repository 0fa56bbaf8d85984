import { useState } from 'react';
import { once } from '../../api/client/intent.ts';
import type { Problem } from '../../api/client/problem.ts';
import { toast } from '../kit/toast.ts';
import { useRefresh } from '../shell/use-refresh.ts';

interface SaveSpec<Fault> {
  /** Names the act, so that a second press is the first one again: `customer.add`. */
  act: string;
  /** The faults to show for what the server refused. Nothing is shown for none. */
  faultsOf: (problem: Problem) => Fault[];
  /** Drops the typing kept for this form. */
  forget: () => Promise<void>;
}

/** Sends a form once however often it is pressed, shows what is wrong with it, and forgets its typing when it is saved. */
export const useSave = <Fault>({ act, faultsOf, forget }: SaveSpec<Fault>) => {
  const refresh = useRefresh();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState<string | null>(null);

  const show = (found: readonly Fault[]) => {
    setFaults(found);
    if (found.length > 0) setAttempt((count) => count + 1);
  };

  /**
   * @param button the one that was pressed, busy until the answer is here
   * @param found what keeps the form from being sent; then nothing is
   * @returns the server's answer, or null when the form stays
   */
  const save = async <Answer extends { message: string }>(
    button: string,
    found: readonly Fault[],
    sendWith: (intentKey: string) => Promise<Answer>,
  ): Promise<Answer | null> => {
    show(found);
    if (found.length > 0) return null;
    setPending(button);
    try {
      const answer = await once(act, sendWith);
      await forget();
      await refresh();
      toast.success(answer.message);
      return answer;
    } catch (problem) {
      show(faultsOf(problem as Problem));
      return null;
    } finally {
      setPending(null);
    }
  };
  return { faults, attempt, pending, save };
};
