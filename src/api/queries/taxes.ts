import { queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { taxCalls } from '../contract/tax.ts';

export type TaxView = Exclude<AnswerOf<typeof taxCalls.listTaxes>, string>['data'][number];

/** Every tax of the business by name, deactivated ones too. */
export const taxList = (businessId: string) =>
  queryOptions({
    queryKey: ['taxes', businessId] as const,
    queryFn: async ({ signal }): Promise<TaxView[]> => {
      const answer = await send(taxCalls.listTaxes, { signal, query: { businessId } });
      return typeof answer === 'string' ? [] : answer.data;
    },
  });
