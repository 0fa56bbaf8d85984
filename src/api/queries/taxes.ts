import { queryOptions } from '@tanstack/react-query';
import type { Tax } from '../../domain/tax.ts';
import { send } from '../client/client.ts';
import { taxCalls } from '../contract/tax.ts';
import { taxWire } from '../wire/tax.ts';

/** Every tax of the business by name, deactivated ones too. */
export const taxList = (businessId: string) =>
  queryOptions({
    queryKey: ['taxes', businessId] as const,
    queryFn: async ({ signal }): Promise<Tax[]> => {
      const answer = await send(taxCalls.listTaxes, { signal, query: { businessId } });
      return typeof answer === 'string'
        ? []
        : answer.data.map((one) => {
            const { recoverable: _, ...tax } = taxWire.fromWire(one);
            return tax;
          });
    },
  });
