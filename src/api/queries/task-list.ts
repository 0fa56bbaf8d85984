import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { isOpenTask } from '../../domain/task.ts';
import { send } from '../client/client.ts';
import { taskListCalls } from '../contract/task-list.ts';
import { taskFromWire } from '../wire/task-list.ts';

/** How often work that goes on is asked for, and how often whether others began some. */
const soon = 1000;
const later = 10_000;

/** How many tasks a page of them lists. */
export const tasksOnPage = 10;

/** A page of long work, what isn't over first. */
export const taskList = (businessid: string, page: number) =>
  queryOptions({
    queryKey: ['tasks', businessid, 'list', page],
    queryFn: async ({ signal }) => {
      const query = { businessid, page: String(page), limit: String(tasksOnPage) };
      const { Tasks, Total } = await send(taskListCalls.listTasks, { signal, query });
      return { rows: Tasks.map(taskFromWire), total: Total };
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.some(isOpenTask) ? soon : later),
  });
