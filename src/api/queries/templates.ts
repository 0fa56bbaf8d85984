import { queryOptions } from '@tanstack/react-query';
import type { TemplateView } from '../../domain/template.ts';
import { send } from '../client/client.ts';
import { templateCalls } from '../contract/template.ts';
import { lookFromWire } from '../wire/look.ts';

/** Every template of the business, oldest first, with its pictures. */
export const templateList = (businessId: string) =>
  queryOptions({
    queryKey: ['templates', businessId] as const,
    queryFn: async ({ signal }): Promise<TemplateView[]> => {
      const { data } = await send(templateCalls.listTemplates, { signal, query: { businessId } });
      return data.map((sent) => ({
        id: sent.Id,
        isDefault: sent.IsDefault,
        version: sent.version,
        look: lookFromWire(sent),
      }));
    },
  });
