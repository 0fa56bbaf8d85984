import { expect } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import { teamAcceptCalls, teamInviteCalls } from '../../src/api/calls/team-invite.ts';
import type { AnswerOf } from '../../src/api/wire/call.ts';
import type { TeamRole } from '../../src/domain/team/team.ts';
import { goodPassword, signsIn } from './people.ts';
import { type Answered, type Client, origin, type Server } from './server.ts';
import { signedInAs } from './signed-in.ts';

export type TeamRow = AnswerOf<typeof teamCalls.listTeam>['AllTeamMemberInvite'][number];

/** The token of the newest invitation to an address, as its mail carries it. */
export const invitedBy = async ({ app }: Server, email: string): Promise<string> => {
  const response = await app.inject({ url: '/dev/mailbox.json', query: { to: email } });
  const [letter] = response.json<{ text: string }[]>();
  const link = new RegExp(`${origin}/auth/team-invite\\?business=[\\w-]{22}&token=([\\w-]{43})`);
  return link.exec(letter?.text ?? '')?.[1] ?? '';
};

/** The team of a business, as its owner works with it. */
export const teamApiFor = (server: Server, client: Client) => {
  const act = { businessId: client.business };
  const validate = (token: string) =>
    server.send(teamInviteCalls.validateTeamInvite, { body: { ...act, token } });
  const list = async () => (await client.send(teamCalls.listTeam)).body;
  /** A session of theirs that nobody is told of: to sign in is an act of its own. */
  const sessionOf = async (email: string): Promise<string> => {
    const { rows } = await server.owner.query<{ id: string }>('select id from app_user where email = $1', [
      email,
    ]);
    return signedInAs(server.owner, rows[0]!.id);
  };
  return {
    list,
    of: async (email: string): Promise<TeamRow> =>
      (await list()).AllTeamMemberInvite.find((one) => one.memberemail === email)!,
    invite: (memberemail: string, roles: TeamRole): Promise<Answered> =>
      client.send(teamCalls.inviteTeamMember, { memberemail, roles }),
    /** Sends it again; given its address, the link of before opens nothing from then on. */
    resend: async (inviteid: string, email?: string): Promise<Answered> => {
      const earlier = email && (await invitedBy(server, email));
      const sent = await client.send(teamCalls.resendTeamInvite, { inviteid });
      if (earlier && sent.status === 200) expect((await validate(earlier)).status).toBe(400);
      return sent;
    },
    change: (inviteid: string, roles: TeamRole): Promise<Answered> =>
      client.send(teamCalls.updateTeamMember, { inviteid, roles }),
    /** Removes them; whoever had joined, by the address given, signs in and is refused the business alone. */
    remove: async (inviteid: string, joined?: string) => {
      const removed = await client.send(teamCalls.deleteTeamMember, { inviteid });
      if (joined && removed.status === 200) {
        const { body } = await signsIn(server, joined, goodPassword);
        const refused = await client.send(invoiceCalls.listInvoices, {}, { token: body.data.Token });
        expect([refused.status, refused.body.kind]).toEqual([404, 'missing']);
      }
      return removed;
    },
    validate,
    /** Somebody with a password accepts the invitation signed in. */
    accept: async (link: string, email: string): Promise<Answered> => {
      const request = { body: { ...act, token: link }, token: await sessionOf(email) };
      return server.send(teamAcceptCalls.acceptTeamInvite, request);
    },
    join: (token: string, typed: Record<string, unknown> = {}) =>
      server.send(teamInviteCalls.addTeamMemberPassword, {
        body: { ...act, token, firstname: 'Mara', lastname: 'Okafor', password: goodPassword, ...typed },
      }),
  };
};
export type TeamApi = ReturnType<typeof teamApiFor>;

/** Somebody who was invited into a business and joined; what they send is sent with their own session. */
export const colleague = async (
  server: Server,
  client: Client,
  role: TeamRole,
  email = `${role.toLowerCase()}-${client.business}@example.com`,
): Promise<Client & { row: TeamRow }> => {
  const api = teamApiFor(server, client);
  await api.invite(email, role);
  const joined = await api.join(await invitedBy(server, email));
  if (joined.status !== 200) throw new Error(`${email} could not join: ${JSON.stringify(joined.body)}`);
  const token = joined.body.data.Token;
  return {
    ...client,
    token,
    row: await api.of(email),
    send: (call, fields = {}, headers = {}) => client.send(call, fields, { ...headers, token }),
  };
};
