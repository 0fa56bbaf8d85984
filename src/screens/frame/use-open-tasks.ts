import { taskCalls } from '../../api/calls/task.ts';
import { useCall } from '../../api/client/query.ts';
import { useBusiness } from './business.ts';

/**
 * Long work of the business that is not over: asked for again every second while there is some, and when somebody comes back to the page; a
 * page left open doesn’t keep a session alive.
 */
export const useOpenTasks = () => {
  const { id: businessId } = useBusiness();
  return useCall(
    taskCalls.openTasks,
    { businessId },
    {
      refetchMs: (found) => (found?.open.some(({ state }) => state !== 'failed') ? 1000 : false),
      onReturn: true,
    },
  );
};
