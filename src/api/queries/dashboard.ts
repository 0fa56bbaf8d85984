import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BusinessSummary, DashboardCounters, ToDo } from '../../domain/dashboard.ts';
import type { FirstStep } from '../../domain/first-steps.ts';
import { send } from '../client/client.ts';
import { dashboardCalls } from '../contract/dashboard.ts';
import { countersFromWire, summaryFromWire, toDoFromWire } from '../wire/dashboard.ts';

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
    queryFn: async ({ signal }): Promise<BusinessSummary> =>
      summaryFromWire(
        await send(dashboardCalls.businessSummary, {
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
      ),
    placeholderData: keepPreviousData,
  });

export const dashboardCounters = (businessid: string) =>
  queryOptions({
    queryKey: ['dashboard', businessid, 'counters'],
    queryFn: async ({ signal }): Promise<DashboardCounters> =>
      countersFromWire(await send(dashboardCalls.dashboardCounters, { signal, query: { businessid } })),
  });

/** What waits for somebody, and the first steps of a new business; null where they are not shown. */
export const toDoList = (businessid: string) =>
  queryOptions({
    queryKey: ['dashboard', businessid, 'to-do'],
    queryFn: async ({ signal }): Promise<{ toDo: ToDo[]; firstSteps: readonly FirstStep[] | null }> => {
      const { ToDo, FirstSteps } = await send(dashboardCalls.toDoList, { signal, query: { businessid } });
      return { toDo: ToDo.map(toDoFromWire), firstSteps: FirstSteps };
    },
  });
