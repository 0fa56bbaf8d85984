import { once } from '../../api/client/intent.ts';
import { dialog as words } from '../../domain/words/frame.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { toast } from '../kit/notices/toast.ts';

/**
 * For what is done by one press, without a dialog: sent once, then whatever it changed is fetched anew and it is told, or why it
 * was not done.
 */
export const usePlainAct = () => {
  const refresh = useRefresh();
  /**
   * @param name names the act and what it is about, so that a second press is the first one again: `tax.activate 42`
   * @param undo takes it back, and is offered for a moment
   */
  return async (
    name: string,
    sendWith: (intentKey: string) => Promise<{ message: string }>,
    undo?: () => void,
  ): Promise<void> => {
    try {
      const { message } = await once(name, sendWith);
      await refresh();
      toast.success(message, undo && { label: words.undo, onPress: undo });
    } catch (problem) {
      toast.refusal(problem);
    }
  };
};
