import type { Terrain } from '../../../tools/paths/terrain.ts';
import { customerChart } from './customer.lifecycle.ts';

const terrain: Terrain<typeof customerChart> = {
  name: 'customer',
  machine: customerChart,
  starts: [{ name: 'a customer just added', input: {} }],
  cases: () =>
    (['customer.edit', 'customer.delete', 'customer.restore'] as const).map((type) => ({
      name: type,
      event: { type },
    })),
};

export default terrain;
