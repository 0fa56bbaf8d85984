import { send } from '../../api/client/client.ts';
import { templateCalls } from '../../api/contract/template.ts';
import { usePlainAct } from '../page/use-plain-act.ts';
import { useBusiness } from '../shell/business.ts';

/** Makes a template the default, which changes no document that stands and is done at once. */
export const useDefaultTemplate = (): ((invoiceSettingId: string) => Promise<void>) => {
  const { id: businessId } = useBusiness();
  const carryOut = usePlainAct();
  return (invoiceSettingId) =>
    carryOut(`template.default ${invoiceSettingId}`, (intentKey) =>
      send(templateCalls.setDefaultTemplate, {
        query: { businessId, invoiceSettingId, isDefault: 'true' },
        intentKey,
      }),
    );
};
