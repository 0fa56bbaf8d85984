import { periodCalls } from '../../src/api/calls/period.ts';
import type { PeriodCheck } from '../../src/domain/period/period-check.ts';
import { expectOk } from './api.ts';
import type { Client } from './server.ts';

/** The acts on the periods of one business, each as the page sends it. */
export const periodApiFor = (client: Client) => {
  const view = async (Period: string) =>
    expectOk(await client.send(periodCalls.period, { Period })).body.data;
  const skip = (Period: string, Check: PeriodCheck, Reason = 'Known') =>
    client.send(periodCalls.skipPeriodCheck, { Period, Check, Reason });
  const check = (Period: string) => client.send(periodCalls.checkPeriod, { Period });
  const lock = (Period: string) => client.send(periodCalls.lockPeriod, { Period });
  const unmet = async (Period: string) => (await view(Period)).Checks.filter(({ IsMet }) => !IsMet);
  return {
    view,
    skip,
    check,
    lock,
    unskip: (Period: string, Check: PeriodCheck) =>
      client.send(periodCalls.unskipPeriodCheck, { Period, Check }),
    reopen: (Period: string, Reason = 'A bill came late') =>
      client.send(periodCalls.reopenPeriod, { Period, Reason }),
    list: async () => expectOk(await client.send(periodCalls.periods, {})).body.data,
    /** Each check that isn't met, with what it names. */
    unmet: async (Period: string): Promise<string[]> =>
      (await unmet(Period)).map(
        ({ Check, Found, total }) => `${Check} ${total}: ${Found.map(({ Name }) => Name).join(', ')}`,
      ),
    /** Skips what is to do, checks and locks. */
    close: async (Period: string): Promise<void> => {
      for (const { Check, Skip } of await unmet(Period))
        if (Skip === null) expectOk(await skip(Period, Check));
      expectOk(await check(Period));
      expectOk(await lock(Period));
    },
  };
};
