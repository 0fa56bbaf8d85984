import { providerUser } from '../../src/domain/online-payment/provider-user.ts';
import type { ProviderName } from '../../src/domain/payment-provider/provider.ts';
import type { ProviderReport } from '../../src/domain/payment-provider/report.ts';
import type { AccessQuery } from '../store/access/access.ts';
import { sessionReported } from '../store/providers/payment-sessions.ts';
import { providerAccounts } from '../store/providers/provider-charges.ts';
import { businessOfAccount } from '../store/providers/provider-connections.ts';

/** What stands for no business of ours: an id that none has. */
const nobody = providerUser.id;

/** Whose a report is, by what we keep of the session or account it names, in its mode. A signature proves the provider, not the business. */
export const businessOfEvent = async (
  query: AccessQuery,
  provider: ProviderName,
  { about, account, live }: ProviderReport,
): Promise<string> => {
  if (about.kind === 'session' || about.kind === 'paid')
    return (await sessionReported(query, provider, about.session, { account, live }))?.businessId ?? nobody;
  if (account === null) return nobody;
  const connected = await businessOfAccount(query, provider, account, live);
  if (connected || (about.kind !== 'charge' && about.kind !== 'payout')) return connected ?? nobody;
  // Money of an account that was left is still booked.
  const left = await providerAccounts(query, provider, { account, since: new Date(0) });
  return left.find((one) => one.live === live)?.businessId ?? nobody;
};
