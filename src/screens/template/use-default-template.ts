import { templateCalls } from '../../api/calls/template.ts';
import { ask } from '../../api/client/ask.ts';
import { useBusiness } from '../frame/business.ts';
import { usePlainAct } from '../page/use-plain-act.ts';

/** Makes a template the default, which changes no document that stands and is done at once. */
export const useDefaultTemplate = (): ((id: string) => Promise<void>) => {
  const { id: businessId } = useBusiness();
  const run = usePlainAct();
  return (id) =>
    run(`template.default ${id}`, (intentKey) =>
      ask(templateCalls.setDefaultTemplate, { businessId, id, isDefault: 'true' }, { intentKey }),
    );
};
