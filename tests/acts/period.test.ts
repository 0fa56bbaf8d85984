import { describe, expect, test } from 'vitest';
import { movePeriodAct, movePeriodForReasonAct } from '../../server/acts/period.ts';
import type { PeriodFacts } from '../../src/domain/period/period-facts.ts';

const facts: PeriodFacts = { unmet: ['drafts'], skipped: [], earlierOpen: false, over: true };

describe('acts on a period', () => {
  test('lead where the chart says', () => {
    const move = movePeriodForReasonAct(
      { status: 'Open', facts },
      { type: 'period.skip', check: 'drafts' },
      'It waits for a number',
    );
    expect(move).toMatchObject({ status: 'Open', facts: { skipped: ['drafts'] }, moved: true });
  });

  test('need a reason to skip and to open, told after what the chart refuses', () => {
    const open = { status: 'Open', facts };
    expect(movePeriodForReasonAct(open, { type: 'period.skip', check: 'drafts' }, ' ')).toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'reason', message: 'Enter a reason.' }],
    });
    expect(movePeriodForReasonAct({ status: 'Locked', facts }, { type: 'period.reopen' }, '')).toMatchObject({
      message: 'Enter a reason.',
    });
    expect(movePeriodForReasonAct(open, { type: 'period.reopen' }, '')).toMatchObject({
      kind: 'illegal-move',
      message: 'This period isn’t locked.',
    });
    expect(movePeriodAct(open, { type: 'period.lock' })).toMatchObject({
      message: 'Mark this period as checked first.',
    });
  });
});
