import type { Terrain } from '../../../tools/paths/terrain.ts';
import { type TemplateEvent, templateChart } from './template.lifecycle.ts';

const bare = (type: TemplateEvent['type']) => ({ name: type, event: { type } });

const terrain: Terrain<typeof templateChart> = {
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

export default terrain;
