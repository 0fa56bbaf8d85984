import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { type TemplateEvent, templateChart } from './template.lifecycle.ts';

const bare = (type: TemplateEvent['type']) => ({ name: type, event: { type } });

const model: TestModel<typeof templateChart> = {
  name: 'template',
  machine: templateChart,
  starts: [{ name: 'the first of two templates', input: {} }],
  cases: () =>
    (
      [
        'template.edit',
        'template.setDefault',
        'template.yield',
        'template.inherit',
        'template.delete',
      ] as const
    ).map(bare),
};

export default model;
