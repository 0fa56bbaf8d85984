import { expect } from 'vitest';
import { invoiceCalls } from '../../src/api/contract/invoice.ts';
import { teamAcceptCalls } from '../../src/api/contract/team.ts';
import { inviteDays, type TeamRole } from '../../src/domain/team.ts';
import type { TeamMemberEvent } from '../../src/machines/team-member/team-member.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { goodPassword, signsIn } from './people.ts';
import type { Answered, Client, Server } from './server.ts';
import { invitedBy, type TeamApi, teamApiFor } from './team-api.ts';

/** One place in a team on the real server, on its way along a path. */
export interface TeamWorld {
  client: Client;
  api: TeamApi;
  email: string;
  id: string;
  /** Whoever has the address has a password. */
  hasJoined: boolean;
}

let invited = 0;

/** One address gets so many mails in a quarter of an hour, and a path asks for more. */
const rested = (server: Server): void => server.pass(20);

/** Who was in a team signs in, and is refused its business alone. */
const expectOut = async (server: Server, { client, email }: TeamWorld): Promise<void> => {
  const { body } = await signsIn(server, email, goodPassword);
  const refused = await client.send(invoiceCalls.listInvoices, {}, { token: body.data.Token });
  expect([refused.status, refused.body.kind]).toEqual([404, 'missing']);
};

const actsOn = (server: Server): Acts<TeamWorld, TeamMemberEvent> => ({
  'invite.send': ({ api, email }, { role }) => {
    rested(server);
    return api.invite(email, role);
  },
  'invite.resend': async (world) => {
    rested(server);
    const earlier = await invitedBy(server, world.email);
    const sent = await world.api.resend(world.id);
    if (sent.status === 200) expect((await world.api.validate(earlier)).status).toBe(400);
    return sent;
  },
  // Time passes for everybody; only an invitation that waits shows it.
  'invite.expire': async ({ api, email }): Promise<Answered> => {
    const waited = (await api.of(email)).standing;
    server.pass(inviteDays * 24 * 60);
    const { standing } = await api.of(email);
    const expires = standing.status !== waited.status || standing.status === 'Expired';
    return expires
      ? { status: 200, headers: {}, body: {} }
      : { status: 400, headers: {}, body: { kind: 'illegal-move', Message: 'Time changes nothing here.' } };
  },
  // Whoever joined once has a password already, and accepts signed in.
  'invite.accept': async (world) => {
    const link = await invitedBy(server, world.email);
    if (world.hasJoined) {
      const { body } = await signsIn(server, world.email, goodPassword);
      const asked = { businessId: world.client.business, token: link };
      return server.send(teamAcceptCalls.acceptTeamInvite, { body: asked, token: body.data.Token });
    }
    const joined = await world.api.join(link);
    world.hasJoined = joined.status === 200;
    return joined;
  },
  'role.change': ({ api, id }, { role }) => api.change(id, role),
  'member.remove': async (world) => {
    const removed = await world.api.remove(world.id);
    if (removed.status === 200 && world.hasJoined) await expectOut(server, world);
    return removed;
  },
});

const startOn = async (server: Server, role: TeamRole): Promise<TeamWorld> => {
  const client = await server.client();
  const api = teamApiFor(server, client);
  invited += 1;
  const email = `colleague-${invited}@example.com`;
  await api.invite(email, role);
  return { client, api, email, id: (await api.of(email)).id, hasJoined: false };
};

/** Carries paths of the team member's chart out on the real server. */
export const teamExecutor = (
  server: Server,
  check: (world: TeamWorld) => Promise<void>,
): Executor<TeamWorld> =>
  lifecycleExecutor(server, {
    acts: actsOn(server),
    start: () => startOn(server, 'Staff'),
    standing: async ({ api, email }) => (await api.of(email)).standing,
    check,
  });
