import { useCallback, useRef, useState } from 'react';
import { useRefresh } from '../frame/use-refresh.ts';
import { toast } from '../kit/notices/toast.ts';

/** What was fetched reaches the page in a task of its own. */
const nextFrame = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The dialog that is open on a document's page. After its act all data is fetched again and the stamp settles.
 *
 * @param first what is open as the page is; nothing where it is left out
 */
export const useActs = <Name extends string>(first: Name | null = null) => {
  const [open, setOpen] = useState<Name | null>(first);
  const [settling, setSettling] = useState(false);
  const refresh = useRefresh();
  const close = useCallback(() => setOpen(null), []);
  const fresh = useRef<Promise<void> | null>(null);
  const done = useCallback(async () => {
    setOpen(null);
    const fetched = refresh().then(nextFrame);
    fresh.current = fetched;
    await fetched;
    // A later act may be fetching by now.
    if (fresh.current === fetched) fresh.current = null;
    setSettling(true);
  }, [refresh]);
  const settled = useCallback(async () => {
    while (fresh.current) await fresh.current;
  }, []);
  // A dialog begins with the figures of the page: pressed while they are fetched anew, it waits for them.
  const show = useCallback(
    (name: Name) => {
      if (fresh.current) void settled().then(() => setOpen(name));
      else setOpen(name);
    },
    [settled],
  );
  return {
    open,
    /** True just after an act was committed. */
    settling,
    show,
    close,
    done,
    /** Carries out an act that has no dialog, and says why when it is not done. */
    run: async (act: () => Promise<unknown>): Promise<void> => {
      try {
        await settled();
        await act();
        await done();
      } catch (problem) {
        toast.refusal(problem);
      }
    },
  };
};
