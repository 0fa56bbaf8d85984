import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { PeriodFacts } from '../../domain/period/period-facts.ts';
import { periodChart } from './period.lifecycle.ts';

const ready: PeriodFacts = { unmet: [], skipped: [], earlierOpen: false, over: true };

const model: TestModel<typeof periodChart> = {
  name: 'period',
  machine: periodChart,
  starts: [
    { name: 'a month whose checks are met', input: ready },
    { name: 'a month with a draft', input: { ...ready, unmet: ['drafts'] } },
    { name: 'a month after one that is open', input: { ...ready, earlierOpen: true } },
    { name: 'the running month', input: { ...ready, over: false } },
    { name: 'a month whose lists differ', input: { ...ready, unmet: ['inventory'] } },
  ],
  cases: () => [
    { name: 'period.skip drafts', event: { type: 'period.skip', check: 'drafts' } },
    { name: 'period.skip inventory', event: { type: 'period.skip', check: 'inventory' } },
    { name: 'period.unskip drafts', event: { type: 'period.unskip', check: 'drafts' } },
    { name: 'period.check', event: { type: 'period.check' } },
    { name: 'period.lock', event: { type: 'period.lock' } },
    { name: 'period.reopen', event: { type: 'period.reopen' } },
    { name: 'a draft is made', event: { type: 'checks.changed', unmet: ['drafts'] } },
    { name: 'the draft is deleted', event: { type: 'checks.changed', unmet: [] } },
  ],
};

export default model;
