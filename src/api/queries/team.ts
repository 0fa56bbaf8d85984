import { queryOptions } from '@tanstack/react-query';
import type { TeamView } from '../../domain/team.ts';
import { send } from '../client/client.ts';
import { teamCalls } from '../contract/team.ts';
import { memberWire, refusedInviteWire } from '../wire/team.ts';

/** Everybody who is, was or is asked to be in the team. */
export const teamList = (businessId: string) =>
  queryOptions({
    queryKey: ['team', businessId] as const,
    queryFn: async ({ signal }): Promise<TeamView> => {
      const team = await send(teamCalls.listTeam, { signal, query: { businessId } });
      return {
        seats: team.seats,
        members: team.AllTeamMemberInvite.map((member) => memberWire.fromWire(member)),
        refused: team.refusedinvites.map((invite) => refusedInviteWire.fromWire(invite)),
      };
    },
  });
