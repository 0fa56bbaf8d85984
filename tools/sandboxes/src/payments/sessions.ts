import { randomBytes } from 'node:crypto';
import type { SandboxRequest } from '../../../../server/adapters/payments/sandbox.ts';
import { compare, plus, zero } from '../../../../src/domain/money.ts';

/** What a customer can do on the payment page. */
export const acts = ['pay', 'decline', 'cancel', 'later', 'twice', 'too-much'] as const;
export type Act = (typeof acts)[number];

/** A report as the sandbox sends it. */
export interface SandboxEvent {
  id: string;
  type: string;
  business: string;
  reference: string;
  session: string;
  charge?: string;
  amount?: string;
  currency?: string;
}

/** A session as the sandbox keeps it, in memory: it is nobody's book of record. */
export interface HostedSession {
  id: string;
  request: SandboxRequest;
  endsAt: number;
  state: 'open' | 'declined' | 'pending' | 'paid' | 'cancelled' | 'expired';
}

/** What an act leads to: reports at once, reports later, and where the customer goes; null stays on the page. */
export interface Outcome {
  now: SandboxEvent[];
  later: SandboxEvent[];
  leadsTo: string | null;
}

/** How much too much the page can pay. */
const surplus = '10';

const named = (prefix: string): string => `${prefix}_${randomBytes(16).toString('base64url')}`;

/** A report about a session under a new id. */
export const eventOf = ({ id, request }: HostedSession, type: string): SandboxEvent => ({
  id: named('evt'),
  type,
  business: request.business,
  reference: request.reference,
  session: id,
});

const received = (session: HostedSession, more = zero): SandboxEvent => ({
  ...eventOf(session, 'payment.received'),
  charge: named('chg'),
  amount: plus(session.request.amount, more),
  currency: session.request.currency,
});

/** A session just opened; its id stands in the link and is not to be guessed. */
export const opened = (request: SandboxRequest, endsAt: number): HostedSession => ({
  id: named('ses'),
  request,
  endsAt,
  state: 'open',
});

/** True while the customer can still decide something. */
export const isOpen = (session: HostedSession): boolean =>
  session.state === 'open' || session.state === 'declined';

/** Closes a session whose time is over, and answers the report of it; null where there is nothing to close. */
export const expire = (session: HostedSession, now: number): SandboxEvent | null => {
  if (!isOpen(session) || now < session.endsAt) return null;
  session.state = 'expired';
  return eventOf(session, 'session.expired');
};

/** Carries out what the customer chose. A session that is closed stays as it is. */
export const runOnce = (session: HostedSession, act: Act): Outcome => {
  const { successUrl, cancelUrl } = session.request;
  if (!isOpen(session)) return { now: [], later: [], leadsTo: null };
  const close = (state: HostedSession['state'], outcome: Partial<Outcome>): Outcome => {
    session.state = state;
    return { now: [], later: [], leadsTo: successUrl, ...outcome };
  };
  switch (act) {
    case 'pay':
      return close('paid', { now: [received(session)] });
    case 'twice':
      return close('paid', { now: [received(session), received(session)] });
    case 'too-much':
      return close('paid', { now: [received(session, surplus)] });
    case 'later':
      return close('pending', { now: [eventOf(session, 'payment.started')], later: [received(session)] });
    case 'decline':
      return close('declined', { now: [eventOf(session, 'payment.declined')], leadsTo: null });
    case 'cancel':
      return close('cancelled', { now: [eventOf(session, 'session.cancelled')], leadsTo: cancelUrl });
  }
};

/** A request that can be paid: some money, and pages to return to. */
export const isPayable = (request: Partial<SandboxRequest>): request is SandboxRequest =>
  [
    request.business,
    request.reference,
    request.currency,
    request.notifyUrl,
    request.successUrl,
    request.cancelUrl,
  ].every((part) => typeof part === 'string') &&
  /^\d+(\.\d+)?$/.test(request.amount ?? '') &&
  compare(request.amount!, zero) > 0;
