import { bankCalls } from '../../api/calls/bank.ts';
import { businessCalls } from '../../api/calls/business.ts';
import { useCall } from '../../api/client/query.ts';
import { ownParty } from '../../domain/business/particulars.ts';
import type { SampleBusiness } from '../../domain/invoice/sample.ts';
import { useBusiness } from '../frame/business.ts';

/** What the papers of the business say of it, as by now: its address, its footer and its default bank; its name alone until they are known. */
export const useSampleBusiness = (): SampleBusiness => {
  const { id, name, country, homeCurrency, locale } = useBusiness();
  const { data: settings } = useCall(businessCalls.getSettings, { businessId: id });
  const { data: banks } = useCall(bankCalls.listBanks, { businessId: id });
  return {
    from: settings
      ? ownParty({
          name: settings.companyName,
          address: settings.address,
          country,
          particulars: settings.particulars,
        })
      : { name },
    bank: banks?.find(({ isDefault, active }) => isDefault && active) ?? null,
    homeCurrency,
    locale,
  };
};
