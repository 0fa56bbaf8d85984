import { providerUser } from '../../src/domain/online-payment/provider-user.ts';
import type { ProviderName } from '../../src/domain/payment-provider/provider.ts';
import type { ProviderReport } from '../../src/domain/payment-provider/report.ts';
import type { AccessQuery } from '../store/access.ts';
import { sessionReported } from '../store/payment-sessions.ts';
import { businessOfAccount } from '../store/provider-connections.ts';

/** What stands for no business of ours: an id that none has. */
const nobody = providerUser.id;

/** Whose a report is, by what we keep of the session or account it names, in its mode. A signature proves the provider, not the business. */
export const businessOfEvent = async (
  query: AccessQuery,
  provider: ProviderName,
  { about, account, live }: ProviderReport,
): Promise<string> => {
  if (about.kind === 'session')
    return (await sessionReported(query, provider, about.session, { account, live }))?.businessId ?? nobody;
  return account === null ? nobody : ((await businessOfAccount(query, provider, account, live)) ?? nobody);
};
