import { once } from '../../api/client/intent.ts';
import { type Sent, saveRefused } from '../../machines/form/edit-form.ports.ts';
import type { Problem } from '../../machines/problem.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { toast } from '../kit/notices/toast.ts';

interface SaveSpec {
  /** Names the act, so that a second press is the first one again: `customer.add`. */
  act: string;
  /** The faults to show for what the server refused. */
  faultsOf: (problem: Problem) => readonly object[];
  kept: {
    save: (button: string, found: readonly object[], send: (sent: Sent) => Promise<void>) => Promise<boolean>;
    drop: () => Promise<void>;
  };
}

/**
 * Sends a form once however often it is pressed, shows what is wrong with it, and forgets its typing when it is saved. That
 * somebody else saved in between is a question of its own, and what the shell tells is told there alone.
 */
export const useSave = ({ act, faultsOf, kept }: SaveSpec) => {
  const refresh = useRefresh();

  /**
   * @param button the one that was pressed, busy until the answer is here
   * @param found what keeps the form from being sent; then nothing is
   * @param sendWith is given the version the edit goes over, or null to go over any
   * @returns the server's answer, or null when the form stays; of a form left meanwhile nothing: nobody is led away from where they went
   */
  return async <Answer extends { message: string }>(
    button: string,
    found: readonly object[],
    sendWith: (intentKey: string, baseVersion: number | null) => Promise<Answer>,
  ): Promise<Answer | null> => {
    let answer: Answer | null = null;
    const isSaved = await kept.save(button, found, async ({ baseVersion }) => {
      try {
        answer = await once(act, (intentKey) => sendWith(intentKey, baseVersion));
      } catch (rejection) {
        const problem = rejection as Problem;
        // What somebody else saved is fetched, to be shown beside the choice.
        if (problem.kind === 'stale') void refresh();
        throw saveRefused(problem, faultsOf);
      }
      await kept.drop();
      await refresh();
      toast.success(answer.message);
    });
    return isSaved ? answer : null;
  };
};
