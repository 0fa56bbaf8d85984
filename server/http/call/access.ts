import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../../src/api/wire/call.ts';
import { idFromWire, idToWire } from '../../../src/api/wire/id.ts';
import { permits, roleRefusal } from '../../../src/domain/access/permissions.ts';
import { planHas } from '../../../src/domain/access/plans.ts';
import type { HeadSigning } from '../../../src/domain/audit/signed-head.ts';
import { aboveSeatsRefusal } from '../../../src/domain/team/seats.ts';
import { roles, type TeamRole } from '../../../src/domain/team/team.ts';
import type { Bounds } from '../../../src/domain/values/bounds.ts';
import { invalid, refusal } from '../../../src/domain/values/refusal.ts';
import { requestFaults as requestFaultWords } from '../../../src/domain/words/requests.ts';
import type { Printing } from '../../services/document-paper.ts';
import type { WorkbookMaking } from '../../services/report-file.ts';
import { type Identity, identify, keepAlive } from '../../store/access/identity.ts';
import type { Database } from '../../store/database/database.ts';
import { type Clock, type Ctx, Missing, Refused, refuse } from '../../store/database/tx.ts';
import { FactorNeeded, SignedOut } from './problem.ts';
import { noteOf } from './request-note.ts';

/** What the server is made of, handed to every call. */
export interface Services extends Printing, WorkbookMaking {
  database: Database;
  clock: Clock;
  /** What one person may do that reaches others. */
  bounds: Bounds;
  /** What signs heads of the audit trail's chain and knows them; nothing where the installation has no key. */
  signing?: HeadSigning | null;
  /** Events of one part of a proof of the audit trail; as many as a file holds where it is left out. */
  eventsOfProof?: number | undefined;
}

/** What was sent, not yet checked against the contract: a body may be anything. */
const fields = ({ query, body }: FastifyRequest): Record<string, unknown> => ({
  ...(query as object),
  ...(typeof body === 'object' && !Buffer.isBuffer(body) ? body : undefined),
});

const named = (request: FastifyRequest, field: string | undefined): string | null => {
  if (!field) return null;
  const value = fields(request)[field];
  return typeof value === 'string' ? idFromWire(value) : null;
};

/** A user id in a request must be the signed-in user's own; anybody else's looks like one that never was. */
export const refuseForeignUser = (request: FastifyRequest, identity: Identity): void => {
  const sent = fields(request);
  for (const name of ['userid', 'userId', 'UserId', 'UserID', 'UserIDFK']) {
    const value = sent[name];
    if (typeof value === 'string' && value !== '' && value !== idToWire(identity.userId)) throw new Missing();
  }
};

/** The identity behind the Token header. The token is taken from nowhere else. */
export const signedIn = async (
  services: Services,
  request: FastifyRequest,
  businessId: string | null = null,
): Promise<Identity> => {
  const token = request.headers.token;
  if (typeof token !== 'string' || token.length < 20 || token.length > 200) throw new SignedOut();
  const now = services.clock();
  const identity = await identify(services.database, token, businessId, now);
  if (!identity) throw new SignedOut();
  noteOf(request).userId = identity.userId;
  await keepAlive(services.database, identity, now);
  return identity;
};

/** What the caller may do: the set of their role, then the plan. Asked for every call, on the server. @throws Refused */
export const allow = (
  call: Pick<Call, 'permission' | 'flag'>,
  role: string,
  plan: Ctx['business']['plan'],
): void => {
  if (call.permission) refuse(roleRefusal(role, call.permission));
  if (call.flag && !planHas(plan, call.flag))
    throw new Refused(
      refusal('plan-limit', requestFaultWords.planDoesNotInclude, { details: { flag: call.flag } }),
    );
};

/** What somebody above the seats of the business may do: read, and what is the way out. @throws Refused */
const allowAboveSeats = ({ effect, permission }: Call, seats: number): void => {
  if (effect === 'changes' && permission !== 'settings.plan') throw new Refused(aboveSeatsRefusal(seats));
};

/**
 * The role a request is answered for. Whoever may see the team may ask to be answered as another role would be: what
 * that role may not is refused to them too, and nobody gains by it, for they may everything.
 */
const roleFor = (request: FastifyRequest, role: string): string => {
  const requested = request.headers['view-as'];
  return permits(role, 'team.page') && roles.includes(requested as TeamRole) ? (requested as string) : role;
};

/** A browser says so of a page's own requests, and no page can have it say otherwise. */
export const isPage = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin';

/** The session auth into a business: who asks, in which business, and whether they may. */
export const inBusiness =
  (services: Services) =>
  async (call: Call, request: FastifyRequest, reply: FastifyReply): Promise<Ctx> => {
    const businessId = named(request, call.business);
    if (businessId) noteOf(request).businessId = businessId;
    const identity = await signedIn(services, request, businessId);
    refuseForeignUser(request, identity);
    if (businessId === null) throw new Refused(invalid(call.business!, requestFaultWords.nameTheBusiness));
    if (!identity.business || !identity.role) throw new Missing();
    const { plan } = identity.business;
    // Refused or not, every answer carries the member's own role, the plan and, above them, its seats, so that the page learns of a change at once.
    const { aboveSeats } = identity;
    const above = aboveSeats === null ? '' : ` ${aboveSeats}`;
    reply.header('access', `${idToWire(identity.business.id)} ${identity.role} ${plan}${above}`);
    if (identity.lacksFactor) throw new FactorNeeded(identity.business);
    const role = roleFor(request, identity.role);
    allow(call, role, plan);
    if (aboveSeats !== null) allowAboveSeats(call, aboveSeats);
    return {
      business: identity.business,
      user: {
        id: identity.userId,
        name: `${identity.firstName} ${identity.lastName}`.trim(),
        role,
        memberRole: identity.role,
      },
      source: isPage(request) ? ('screen' as const) : ('api' as const),
      ...services,
    };
  };
