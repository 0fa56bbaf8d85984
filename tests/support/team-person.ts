import { teamCalls } from '../../src/api/calls/team.ts';
import { inviteDays, type TeamFacts } from '../../src/domain/team/team.ts';
import type { TeamMemberEvent } from '../../src/machines/team-member/team-member.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { startMember } from './member.ts';
import type { Product } from './product.ts';
import { pressInDialog } from './sheet.ts';
import * as team from './team-page.ts';

const presses: Presses<team.TeamOnPage, TeamMemberEvent> = {
  'invite.send': async (world, { role }, { from }) => {
    team.rested(world);
    await team.fromMenu(world, from.state === 'Expired' ? /^Send the invitation again/ : 'Invite again');
    if (from.state === 'Expired') {
      await team.rowOf(world).getByText('Invited', { exact: true }).waitFor();
      return team.beside(world, 'updateTeamMember', { roles: role });
    }
    await team.chooseRole(world, role);
    return pressInDialog(world.page, 'Send invitation');
  },
  'invite.resend': async (world) => {
    team.rested(world);
    await team.fromMenu(world, /^Send the invitation again/);
  },
  'invite.expire': async (world) => {
    world.product.pass(inviteDays);
    await world.page.reload();
  },
  'invite.accept': team.accept,
  'role.change': async (world, { role }) => {
    if ((await team.placeOf(world)).roles === role)
      return team.beside(world, 'updateTeamMember', { roles: role });
    await team.fromMenu(world, 'Change role');
    await team.chooseRole(world, role);
    return pressInDialog(world.page, `Make ${role}`);
  },
  'member.remove': async (world, _, { from }) => {
    if (from.state === 'Revoked' || from.state === 'Deactivated')
      return team.beside(world, 'deleteTeamMember');
    await team.fromMenu(world, from.state === 'Active' ? 'Deactivate' : 'Withdraw the invitation');
    return pressInDialog(world.page, from.state === 'Active' ? 'Deactivate' : 'Withdraw invitation');
  },
};

/** Carries paths of the team member's chart out with the buttons of the team's page. */
export const teamPerson = (product: Product): Executor<team.TeamOnPage> =>
  lifecyclePerson<team.TeamOnPage, TeamMemberEvent>({
    start: async () => {
      const member = await startMember(product);
      const email = `sam-${member.client.business}@example.com`;
      expectOk(await member.client.send(teamCalls.inviteTeamMember, { memberemail: email, roles: 'Staff' }));
      await member.page.goto('/settings/team-members');
      return { ...member, product, email, hasJoined: false };
    },
    presses,
    shows: (world, state, facts) => team.shows(world, state, (facts as TeamFacts).role),
  });
