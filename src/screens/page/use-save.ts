import { useEffect, useRef, useState } from 'react';
import { once } from '../../api/client/intent.ts';
import type { Problem } from '../../api/client/problem.ts';
import { toast } from '../kit/toast.ts';
import { useRefresh } from '../shell/use-refresh.ts';

interface SaveSpec<Fault> {
  /** Names the act, so that a second press is the first one again: `customer.add`. */
  act: string;
  /** The faults to show for what the server refused. */
  faultsOf: (problem: Problem) => Fault[];
  /** Drops the typing kept for this form. */
  forget: () => Promise<void>;
}

/** The version that stands now, as the refusal names it; null where it names none, to go over any. */
export const versionIn = (stale: Problem | null): number | null =>
  typeof stale?.details.current === 'number' ? stale.details.current : null;

/**
 * Sends a form once however often it is pressed, shows what is wrong with it, and forgets its typing when it is saved. That
 * somebody else saved in between is a question of its own, and what the shell tells is told there alone.
 */
export const useSave = <Fault>({ act, faultsOf, forget }: SaveSpec<Fault>) => {
  const refresh = useRefresh();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [stale, setStale] = useState<Problem | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const saving = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const show = (found: readonly Fault[]) => {
    setFaults(found);
    if (found.length > 0) setAttempt((count) => count + 1);
  };

  /**
   * @param button the one that was pressed, busy until the answer is here
   * @param found what keeps the form from being sent; then nothing is
   * @returns the server's answer, or null when the form stays, or was left meanwhile: nobody is led away from where they went
   */
  const save = async <Answer extends { message: string }>(
    button: string,
    found: readonly Fault[],
    sendWith: (intentKey: string) => Promise<Answer>,
  ): Promise<Answer | null> => {
    show(found);
    setStale(null);
    if (found.length > 0) return null;
    setPending(button);
    saving.current = true;
    try {
      const answer = await once(act, sendWith);
      await forget();
      await refresh();
      toast.success(answer.message);
      return here.current ? answer : null;
    } catch (rejection) {
      const problem = rejection as Problem;
      if (problem.kind === 'stale') {
        setStale(problem);
        // What somebody else saved is fetched, to be shown beside the choice.
        void refresh();
      } else if (!problem.toldElsewhere) show(faultsOf(problem));
      return null;
    } finally {
      saving.current = false;
      setPending(null);
    }
  };
  /** Nothing is shown or asked any more about what was sent last. */
  const settle = () => {
    setStale(null);
    setFaults([]);
  };
  /** Whether what was typed is on its way: what is typed meanwhile would be saved by nobody, so nothing is taken. */
  const isSaving = () => saving.current;
  return { faults, attempt, pending, isSaving, save, stale, settle };
};
