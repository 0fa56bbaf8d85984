import type { FastifyRequest } from 'fastify';
import type { Call } from '../../../src/api/wire/call.ts';
import type { Rates } from '../../commands/exchange-rates.ts';
import type { OnlinePayments } from '../../commands/open-payment-session.ts';
import type { ProviderServices } from '../../services/gateways.ts';
import type { PlanPaymentServices } from '../../services/plan-payment-services.ts';
import type { Shops } from '../../services/shops.ts';
import type { Visit } from '../../services/visit.ts';
import type { Identity } from '../../store/access/identity.ts';
import { networkOf } from '../../store/access/tries.ts';
import { isPage, refuseForeignUser, type Services, signedIn } from './access.ts';

/** What calls outside a business are served with. */
export interface AccountServices extends Services, ProviderServices {
  /** Where the page is reached, e.g. "https://books.example.com"; links in mails begin with it. */
  origin: string;
  /** Who takes online payments of businesses that connected nobody; null where nobody does. */
  payments: OnlinePayments['provider'];
  /** Who takes what businesses pay for their plans; null where nobody does. */
  planPayments: PlanPaymentServices['planPayments'];
  /** Which online stores can be connected; null where none can. */
  shops: Shops['platform'];
  /** What seals secrets; null where the installation has no key. */
  sealing: Visit['sealing'];
  /** What hashes and compares passwords, for each network. */
  passwords: (network: string) => Visit['passwords'];
  /** Who knows exchange rates; null where they are typed alone. */
  rates: Rates;
}

/** The open auth: anybody. */
export const anyVisit =
  ({ database, clock, origin, sealing, passwords, bounds }: AccountServices) =>
  async (_call: Call, request: FastifyRequest): Promise<Visit> => ({
    database,
    clock,
    origin,
    sealing,
    passwords: passwords(networkOf(request.ip)),
    bounds,
    address: request.ip,
    agent: request.headers['user-agent'] ?? '',
    source: isPage(request) ? 'screen' : 'api',
  });

export interface OwnVisit extends Visit {
  identity: Identity;
}

/** The session auth outside a business: a signed-in user, about themselves. */
export const ownVisit = (services: AccountServices) => {
  const open = anyVisit(services);
  return async (call: Call, request: FastifyRequest): Promise<OwnVisit> => {
    const identity = await signedIn(services, request);
    refuseForeignUser(request, identity);
    return { ...(await open(call, request)), identity };
  };
};
