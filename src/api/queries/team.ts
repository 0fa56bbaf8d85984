import { queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { teamCalls } from '../contract/team.ts';

export type TeamView = AnswerOf<typeof teamCalls.listTeam>;
export type MemberView = TeamView['AllTeamMemberInvite'][number];

/** Everybody who is, was or is asked to be in the team. */
export const teamList = (businessId: string) =>
  queryOptions({
    queryKey: ['team', businessId] as const,
    queryFn: ({ signal }): Promise<TeamView> => send(teamCalls.listTeam, { signal, query: { businessId } }),
  });
