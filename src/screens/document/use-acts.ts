import { useCallback, useState } from 'react';
import { toast } from '../kit/toast.ts';
import { useRefresh } from '../shell/use-refresh.ts';

/** Which dialog of a document's page is open, and what follows its act: everything is fetched anew and the stamp settles. */
export const useActs = <Name extends string>() => {
  const [open, setOpen] = useState<Name | null>(null);
  const [settling, setSettling] = useState(false);
  const refresh = useRefresh();
  const close = useCallback(() => setOpen(null), []);
  const done = useCallback(async () => {
    setOpen(null);
    await refresh();
    setSettling(true);
  }, [refresh]);
  return {
    open,
    /** True just after an act was committed. */
    settling,
    show: setOpen,
    close,
    done,
    /** Carries out an act that has no dialog, and says why when it is not done. */
    carryOut: async (act: () => Promise<unknown>): Promise<void> => {
      try {
        await act();
        await done();
      } catch (problem) {
        toast.failure((problem as Error).message);
      }
    },
  };
};
