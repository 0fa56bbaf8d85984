import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { dashboardCalls } from '../contract/dashboard.ts';

export type BusinessSummary = AnswerOf<typeof dashboardCalls.businessSummary>;
export type DashboardCounters = AnswerOf<typeof dashboardCalls.dashboardCounters>;
export type ToDo = AnswerOf<typeof dashboardCalls.toDoList>['ToDo'][number];

/** What a dashboard looks at: a named period, or days of one's own. */
interface Asked {
  period: string;
  from: string;
  to: string;
}

/** A summary with the newest documents of its days. */
export const businessSummary = (businessid: string, { period, from, to }: Asked) =>
  queryOptions({
    queryKey: ['dashboard', businessid, 'summary', period, from, to],
    queryFn: ({ signal }) =>
      send(dashboardCalls.businessSummary, {
        signal,
        query: {
          businessid,
          sortorder: 'descending',
          limit: '6',
          ...(period === 'custom'
            ? { fromdate: from || undefined, todate: to || undefined }
            : { sortby: period }),
        },
      }),
    placeholderData: keepPreviousData,
  });

export const dashboardCounters = (businessid: string) =>
  queryOptions({
    queryKey: ['dashboard', businessid, 'counters'],
    queryFn: ({ signal }) => send(dashboardCalls.dashboardCounters, { signal, query: { businessid } }),
  });

export const toDoList = (businessid: string) =>
  queryOptions({
    queryKey: ['dashboard', businessid, 'to-do'],
    queryFn: async ({ signal }) =>
      (await send(dashboardCalls.toDoList, { signal, query: { businessid } })).ToDo,
  });
