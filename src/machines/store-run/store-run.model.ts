import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { storeRunChart } from './store-run.lifecycle.ts';

const model: TestModel<typeof storeRunChart> = {
  name: 'store-run',
  machine: storeRunChart,
  starts: [{ name: 'a run that was asked for', input: {} }],
  cases: () =>
    (['run.start', 'run.wait', 'run.finish', 'run.fail', 'run.stop', 'run.resume'] as const).map((type) => ({
      name: type,
      event: { type },
    })),
};
export default model;
