import { queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import { taskCalls } from '../contract/task.ts';

/** Long work of the business that is not over: asked for again every second while there is some, and when somebody comes back to the page; a page left open doesn’t keep a session alive. */
export const openTasks = (businessid: string) =>
  queryOptions({
    queryKey: ['tasks', businessid],
    queryFn: async ({ signal }) => (await send(taskCalls.openTasks, { signal, query: { businessid } })).tasks,
    refetchInterval: ({ state }) => (state.data?.some((task) => task.state !== 'failed') ? 1000 : false),
    refetchOnWindowFocus: true,
  });
