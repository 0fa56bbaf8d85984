import { expect, test } from 'vitest';
import type { PeriodCheck } from '../../src/domain/period/period-check.ts';
import type { PeriodFacts } from '../../src/domain/period/period-facts.ts';
import { type PeriodEvent, periodLifecycle } from '../../src/machines/period/period.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/** The moves, one line per transition: what isn't met, what of it was skipped, and what becomes of it. */
const table = `
  Open    | drafts |        | skip drafts   | Open    | drafts
  Open    | drafts | drafts | unskip drafts | Open    |
  Open    |        |        | check         | Checked |
  Checked |        |        | check         | Checked |
  Checked | drafts |        | skip drafts   | Checked | drafts
  Checked |        | drafts | unskip drafts | Open    |
  Checked | drafts | drafts | lock          | Locked  | drafts
  Locked  |        |        | lock          | Locked  |
  Locked  |        |        | reopen        | Open    |
  Open    |        |        | changed       | Open    |
  Checked |        |        | changed       | Checked |
  Locked  |        |        | changed       | Locked  |`;

const checksOf = (cell: string) => cell.split(' ').filter(Boolean) as PeriodCheck[];

const facts = (more: Partial<PeriodFacts> = {}): PeriodFacts => ({
  unmet: [],
  skipped: [],
  earlierOpen: false,
  over: true,
  ...more,
});

const eventOf = (act: string): PeriodEvent => {
  if (act === 'changed') return { type: 'checks.changed', unmet: ['tax'] };
  const [type, check] = act.split(' ');
  return { type: `period.${type}`, ...(check && { check }) } as PeriodEvent;
};

const moves = rowsOf(table, ['from', 'unmet', 'skipped', 'act', 'to', 'after']).map((row) => ({
  ...row,
  standing: {
    status: row.from,
    facts: facts({ unmet: checksOf(row.unmet), skipped: checksOf(row.skipped) }),
  },
  event: eventOf(row.act),
  after: { skipped: checksOf(row.after) },
}));

proveMoves(periodLifecycle, '$from, unmet $unmet, skipped $skipped, $act: $to', moves);

const drafts = facts({ unmet: ['drafts'] });
const differs = facts({ unmet: ['drafts', 'receivable'], skipped: ['drafts', 'receivable'] });

test.each<[string, PeriodFacts, string, string]>([
  ['Open', drafts, 'check', 'Still to do: 1 check. Clear it, or skip with a reason.'],
  [
    'Open',
    facts({ unmet: ['drafts', 'tax'] }),
    'check',
    'Still to do: 2 checks. Clear them, or skip with a reason.',
  ],
  [
    'Open',
    differs,
    'check',
    'Your books and their lists differ. Clear the checks marked as differing first.',
  ],
  [
    'Open',
    facts({ over: false }),
    'check',
    'This period isn’t over yet. You can close it after its last day.',
  ],
  ['Open', facts(), 'lock', 'Mark this period as checked first.'],
  ['Open', facts(), 'reopen', 'This period isn’t locked.'],
  ['Open', facts(), 'skip drafts', 'This check is met, so there’s nothing to skip.'],
  [
    'Open',
    facts({ unmet: ['drafts'], skipped: ['drafts'] }),
    'skip drafts',
    'This check is already skipped.',
  ],
  [
    'Open',
    facts({ unmet: ['receivable'] }),
    'skip receivable',
    'This check can’t be skipped, because your books and their lists must be equal.',
  ],
  ['Open', drafts, 'unskip drafts', 'This check wasn’t skipped.'],
  ['Checked', drafts, 'lock', 'Still to do: 1 check. Clear it, or skip with a reason.'],
  [
    'Checked',
    facts({ earlierOpen: true }),
    'lock',
    'An earlier period is still open. Lock the earliest one first.',
  ],
  ['Locked', facts(), 'check', 'This period is locked. Reopen it first.'],
  ['Locked', drafts, 'skip drafts', 'This period is locked. Reopen it first.'],
  ['Locked', differs, 'unskip drafts', 'This period is locked. Reopen it first.'],
])('a period that is %s, of %j, refuses %s: %s', (status, known, act, message) => {
  expect(decide(periodLifecycle, { status, facts: known }, eventOf(act))).toMatchObject({
    refused: true,
    message,
  });
});
