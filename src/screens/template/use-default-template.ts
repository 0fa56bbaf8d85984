import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import type { Problem } from '../../api/client/problem.ts';
import { templateCalls } from '../../api/contract/template.ts';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { useRefresh } from '../shell/use-refresh.ts';

/** Makes a template the default, which changes no document that stands and is done at once. */
export const useDefaultTemplate = (): ((invoiceSettingId: string) => Promise<void>) => {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  return async (invoiceSettingId) => {
    try {
      const answer = await once(`template.default ${invoiceSettingId}`, (intentKey) =>
        send(templateCalls.setDefaultTemplate, {
          query: { businessId, invoiceSettingId, isDefault: 'true' },
          intentKey,
        }),
      );
      await refresh();
      toast.success(answer.message);
    } catch (problem) {
      toast.failure((problem as Problem).message);
    }
  };
};
