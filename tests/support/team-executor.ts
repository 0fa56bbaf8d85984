import { inviteDays } from '../../src/domain/team/team.ts';
import type { TeamMemberEvent } from '../../src/machines/team-member/team-member.lifecycle.ts';
import { carriedOut, refusedMove } from './job-acts.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import type { Answered, Client, Server } from './server.ts';
import { invitedBy, type TeamApi, teamApiFor } from './team-api.ts';

/** One place in a team on the real server, on its way along a path. */
export interface TeamWorld {
  server: Server;
  client: Client;
  api: TeamApi;
  email: string;
  id: string;
  /** Whoever has the address has a password. */
  hasJoined: boolean;
}

/** One address gets so many mails in a quarter of an hour, and a path asks for more. */
const rested = ({ server, api }: TeamWorld): TeamApi => {
  server.pass(20);
  return api;
};

const acts: Acts<TeamWorld, TeamMemberEvent> = {
  'invite.send': (world, { role }) => rested(world).invite(world.email, role),
  'invite.resend': (world) => rested(world).resend(world.id, world.email),
  // Time passes for everybody; only an invitation that waits shows it.
  'invite.expire': async ({ server, api, email }): Promise<Answered> => {
    const waited = (await api.of(email)).standing;
    server.pass(inviteDays * 24 * 60);
    const { standing } = await api.of(email);
    const expires = standing.status !== waited.status || standing.status === 'Expired';
    return expires ? carriedOut : refusedMove('Time changes nothing here.');
  },
  // Whoever joined once has a password already, and accepts signed in.
  'invite.accept': async (world) => {
    const { server, api, email } = world;
    const link = await invitedBy(server, email);
    if (world.hasJoined) return api.accept(link, email);
    const joined = await api.join(link);
    world.hasJoined = joined.status === 200;
    return joined;
  },
  'role.change': ({ api, id }, { role }) => api.change(id, role),
  'member.remove': ({ api, id, email, hasJoined }) => api.remove(id, hasJoined ? email : undefined),
};

/** Carries paths of the team member's chart out on the real server. */
export const teamExecutor = lifecycleExecutor({
  acts,
  start: async (client: Client, _, server) => {
    const api = teamApiFor(server, client);
    const email = `colleague-of-${client.business}@example.com`;
    await api.invite(email, 'Staff');
    return { server, client, api, email, id: (await api.of(email)).id, hasJoined: false };
  },
  standing: async ({ api, email }) => (await api.of(email)).standing,
});
