import { teamAcceptCalls } from '../../src/api/contract/team.ts';
import { inviteDays, type TeamRole } from '../../src/domain/team.ts';
import type { TeamMemberEvent } from '../../src/machines/team-member/team-member.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { goodPassword, signsIn } from './people.ts';
import type { Answered, Client, Server } from './server.ts';
import { invitedBy, type TeamDesk, teamDeskOf } from './team-desk.ts';

/** One place in a team on the real server, on its way along a path. */
export interface TeamWorld {
  client: Client;
  desk: TeamDesk;
  email: string;
  id: string;
  /** Whoever has the address has a password. */
  hasJoined: boolean;
}

let invited = 0;

/** One address gets so many mails in a quarter of an hour, and a path asks for more. */
const rested = (server: Server): void => server.pass(20);

const actsOn = (server: Server): Acts<TeamWorld, TeamMemberEvent> => ({
  'invite.send': ({ desk, email }, { role }) => {
    rested(server);
    return desk.invite(email, role);
  },
  'invite.resend': ({ desk, id }) => {
    rested(server);
    return desk.resend(id);
  },
  // Time passes for everybody; only an invitation that waits shows it.
  'invite.expire': async ({ desk, email }): Promise<Answered> => {
    const waited = (await desk.of(email)).standing;
    server.pass(inviteDays * 24 * 60);
    const { standing } = await desk.of(email);
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
    const joined = await world.desk.join(link);
    world.hasJoined = joined.status === 200;
    return joined;
  },
  'role.change': ({ desk, id }, { role }) => desk.change(id, role),
  'member.remove': ({ desk, id }) => desk.remove(id),
});

const startOn = async (server: Server, role: TeamRole): Promise<TeamWorld> => {
  const client = await server.client();
  const desk = teamDeskOf(server, client);
  invited += 1;
  const email = `colleague-${invited}@example.com`;
  await desk.invite(email, role);
  return { client, desk, email, id: (await desk.of(email)).id, hasJoined: false };
};

/** Carries paths of the team member's chart out on the real server. */
export const teamExecutor = (
  server: Server,
  check: (world: TeamWorld) => Promise<void>,
): Executor<TeamWorld> =>
  lifecycleExecutor(server, {
    acts: actsOn(server),
    start: () => startOn(server, 'Staff'),
    standing: async ({ desk, email }) => (await desk.of(email)).standing,
    check,
  });
