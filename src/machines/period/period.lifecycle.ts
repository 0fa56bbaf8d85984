import { assign, setup } from 'xstate';
import type { PeriodStatus } from '../../domain/period/accounting-period.ts';
import { whyNotPeriod } from '../../domain/period/period.words.ts';
import type { PeriodCheck } from '../../domain/period/period-check.ts';
import * as facts from '../../domain/period/period-facts.ts';
import { type Lifecycle, repeat } from '../standing.ts';

type PeriodFacts = facts.PeriodFacts;

export type PeriodEvent =
  | { type: 'period.skip'; check: PeriodCheck }
  | { type: 'period.unskip'; check: PeriodCheck }
  | { type: 'period.check' }
  | { type: 'period.lock' }
  | { type: 'period.reopen' }
  /** Something was written that meets a check, or meets it no longer. */
  | { type: 'checks.changed'; unmet: readonly PeriodCheck[] };

const machine = setup({
  types: { context: {} as PeriodFacts, events: {} as PeriodEvent, input: {} as PeriodFacts },
  guards: {
    isCheckable: ({ context }) => facts.isCheckable(context),
    isLockable: ({ context }) => facts.isLockable(context),
    isSkippable: ({ context }, check: PeriodCheck) => facts.isSkippable(context, check),
    isSkipped: ({ context }, check: PeriodCheck) => facts.isSkipped(context, check),
  },
  actions: {
    skip: assign(({ context }, check: PeriodCheck) => facts.withSkipped(context, check)),
    judge: assign(({ context }, unmet: readonly PeriodCheck[]) => facts.withUnmet(context, unmet)),
    unskip: assign(({ context }, check: PeriodCheck) => facts.withoutSkipped(context, check)),
  },
});

const unmet = ({ event }: { event: { unmet: readonly PeriodCheck[] } }) => event.unmet;
const judged = { actions: { type: 'judge', params: unmet } } as const;
const check = ({ event }: { event: { check: PeriodCheck } }) => event.check;
const skipped = {
  guard: { type: 'isSkippable', params: check },
  actions: { type: 'skip', params: check },
} as const;
const unskipped = {
  guard: { type: 'isSkipped', params: check },
  actions: { type: 'unskip', params: check },
} as const;

/**
 * The lifecycle of a month or a fiscal year of the books. Its checks are judged as it is asked, so that what is met today and isn't tomorrow
 * keeps it from being locked. Source: finance-answers.md, Q139.
 */
export const periodChart = machine.createMachine({
  id: 'period',
  context: ({ input }) => input,
  initial: 'Open',
  states: {
    Open: {
      description: 'Its checks are gone through: each is met, or skipped with a reason.',
      on: {
        'period.skip': { target: 'Open', ...skipped },
        'period.unskip': { target: 'Open', ...unskipped },
        'period.check': { guard: 'isCheckable', target: 'Checked' },
        'checks.changed': { target: 'Open', ...judged },
      },
    },
    Checked: {
      description: 'Somebody went through its checks. It can be locked while they still hold.',
      on: {
        'period.check': { target: 'Checked', meta: repeat },
        'period.skip': { target: 'Checked', ...skipped },
        'period.unskip': { target: 'Open', ...unskipped },
        'period.lock': { guard: 'isLockable', target: 'Locked' },
        'checks.changed': { target: 'Checked', ...judged },
      },
    },
    Locked: {
      description: 'Nothing is posted on its days any more, and its figures are kept.',
      on: {
        'period.lock': { target: 'Locked', meta: repeat },
        'period.reopen': { target: 'Open' },
        'checks.changed': { target: 'Locked', ...judged },
      },
    },
  },
});

export const periodLifecycle: Lifecycle<typeof periodChart, PeriodFacts> = {
  name: 'period',
  chart: periodChart,
  whyNot: ({ status, facts: known }, event) => whyNotPeriod(status as PeriodStatus, known, event),
};
