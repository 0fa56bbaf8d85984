import { periodCalls } from '../../src/api/calls/period.ts';
import type { PeriodFacts } from '../../src/domain/period/period-facts.ts';
import type { PeriodEvent } from '../../src/machines/period/period.lifecycle.ts';
import model from '../../src/machines/period/period.model.ts';
import { type Api, apiFor, expectOk } from './api.ts';
import { journalApiFor } from './journal-api.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { periodApiFor } from './period-api.ts';
import type { Answered, Client } from './server.ts';

/** One month on the real server, of a business whose only entry is rent that the owner paid. */
interface PeriodWorld {
  client: Client;
  api: Api;
  periods: ReturnType<typeof periodApiFor>;
  key: string;
  /** The draft dated in it, while there is one. */
  draft: string | null;
}

/** The server's day is in March 2026: that month runs, and February is over. */
const keyOf = ({ over }: PeriodFacts): string => (over ? '2026-02' : '2026-03');

/** The books change in another place, which no act on the period can refuse. */
const withDraft = async (world: PeriodWorld, wanted: boolean): Promise<Answered> => {
  const { api, client, key, draft } = world;
  if (wanted && draft === null) world.draft = await api.invoice({ status: 'Draft', issuedOn: `${key}-01` });
  if (!wanted && draft !== null) {
    expectOk(await api.archive(draft));
    world.draft = null;
  }
  return client.send(periodCalls.periods, {});
};

const acts: Acts<PeriodWorld, PeriodEvent> = {
  'period.skip': ({ periods, key }, { check }) => periods.skip(key, check),
  'period.unskip': ({ periods, key }, { check }) => periods.unskip(key, check),
  'period.check': ({ periods, key }) => periods.check(key),
  'period.lock': ({ periods, key }) => periods.lock(key),
  'period.reopen': ({ periods, key }) => periods.reopen(key),
  'checks.changed': (world, { unmet }) => withDraft(world, unmet.length > 0),
};

/** Carries paths of a period's chart out on the real server. */
export const periodExecutor = lifecycleExecutor({
  acts,
  start: async (client: Client, facts: PeriodFacts) => {
    const key = keyOf(facts);
    const rent = (EntryDate: string) =>
      journalApiFor(client).entry(
        [
          ['Rent', '1'],
          ['36', '-1'],
        ],
        { EntryDate },
      );
    await rent(facts.earlierOpen ? '2026-01-10' : `${key}-01`);
    const world: PeriodWorld = {
      client,
      api: apiFor(client),
      periods: periodApiFor(client),
      key,
      draft: null,
    };
    await withDraft(world, facts.unmet.includes('drafts'));
    return world;
  },
  standing: async ({ periods, key }) => {
    const { Status, Checks, IsOver, Earlier } = await periods.view(key);
    const facts: PeriodFacts = {
      unmet: Checks.filter(({ IsMet }) => !IsMet).map(({ Check }) => Check),
      skipped: Checks.filter(({ Skip }) => Skip !== null).map(({ Check }) => Check),
      earlierOpen: Earlier !== null,
      over: IsOver,
    };
    return { status: Status, facts };
  },
});

/** The chart without what no call brings about: books that differ from their lists (tests/server/period-checks.test.ts plants that in rows). */
export const reachablePeriods = {
  ...model,
  starts: model.starts.filter(({ name }) => name !== 'a month whose lists differ'),
};
