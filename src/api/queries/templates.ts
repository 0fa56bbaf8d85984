import { queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { templateCalls } from '../contract/template.ts';

export type TemplateView = AnswerOf<typeof templateCalls.listTemplates>['data'][number];

/** Every template of the business, oldest first, with its pictures. */
export const templateList = (businessId: string) =>
  queryOptions({
    queryKey: ['templates', businessId] as const,
    queryFn: async ({ signal }) =>
      (await send(templateCalls.listTemplates, { signal, query: { businessId } })).data,
  });
