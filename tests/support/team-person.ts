import { expect } from 'vitest';
import { teamCalls } from '../../src/api/contract/team.ts';
import { inviteDays, type TeamFacts, type TeamRole } from '../../src/domain/team.ts';
import type { TeamMemberEvent } from '../../src/machines/team-member/team-member.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { mailedInvite } from './joined.ts';
import { lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { type Member, startMember } from './member.ts';
import { goodPassword } from './people.ts';
import type { Product } from './product.ts';
import { dialog, pressInDialog } from './sheet.ts';

/** One place in a team on the page of its owner, on its way along a path. */
interface TeamOnPage extends Member {
  product: Product;
  email: string;
  hasJoined: boolean;
}

/** One address gets so many mails in a quarter of an hour, and a path asks for more. */
const rested = ({ product }: TeamOnPage) => product.pass(20 / 1440);
const rowOf = ({ page, hasJoined, email }: TeamOnPage) =>
  page.getByRole('row').filter({ hasText: hasJoined ? 'Sam Reed' : email });
const fromMenu = async (world: TeamOnPage, act: string | RegExp): Promise<void> => {
  await rowOf(world)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await world.page.getByRole('menuitem', { name: act }).click();
};
const placeOf = async ({ client, email }: TeamOnPage) => {
  const { AllTeamMemberInvite } = expectOk(await client.send(teamCalls.listTeam)).body;
  return AllTeamMemberInvite.find(({ memberemail }) => memberemail === email)!;
};
/** What has no button, since it stands already, is asked for beside the page. */
const beside = async (world: TeamOnPage, call: 'updateTeamMember' | 'deleteTeamMember', fields = {}) => {
  const { id: inviteid } = await placeOf(world);
  expectOk(await world.client.send(teamCalls[call], { inviteid, ...fields }));
  await world.page.reload();
};

/** Whoever was invited opens the newest mail in a browser of their own: a password is chosen once, then one signs in. */
const accept = async (world: TeamOnPage): Promise<void> => {
  const { page, context } = await world.product.visitor();
  await page.goto(await mailedInvite(world.product, world.email));
  if (world.hasJoined) {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('E-mail').fill(world.email);
  } else {
    await page.getByLabel('First name').fill('Sam');
    await page.getByLabel('Last name').fill('Reed');
  }
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: world.hasJoined ? 'Sign in' : 'Join' }).click();
  if (world.hasJoined) await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/auth') && address.pathname !== '/');
  await context.close();
  world.hasJoined = true;
  await world.page.reload();
};

const presses: Presses<TeamOnPage, TeamMemberEvent> = {
  'invite.send': async (world, { role }, { from }) => {
    rested(world);
    await fromMenu(world, from.state === 'Expired' ? /^Send the invitation again/ : 'Invite again');
    if (from.state === 'Expired') {
      await rowOf(world).getByText('Invited', { exact: true }).waitFor();
      return beside(world, 'updateTeamMember', { roles: role });
    }
    await dialog(world.page)
      .getByLabel(new RegExp(`^${role}`))
      .check();
    return pressInDialog(world.page, 'Send invitation');
  },
  'invite.resend': async (world) => {
    rested(world);
    await fromMenu(world, /^Send the invitation again/);
  },
  'invite.expire': async (world) => {
    world.product.pass(inviteDays);
    await world.page.reload();
  },
  'invite.accept': accept,
  'role.change': async (world, { role }) => {
    if ((await placeOf(world)).roles === role) return beside(world, 'updateTeamMember', { roles: role });
    await fromMenu(world, 'Change role');
    await dialog(world.page)
      .getByLabel(new RegExp(`^${role}`))
      .check();
    return pressInDialog(world.page, `Make ${role}`);
  },
  'member.remove': async (world, _, { from }) => {
    if (from.state === 'Revoked' || from.state === 'Deactivated') return beside(world, 'deleteTeamMember');
    await fromMenu(world, from.state === 'Active' ? 'Deactivate' : 'Take the invitation back');
    return pressInDialog(world.page, from.state === 'Active' ? 'Deactivate' : 'Take it back');
  },
};

/** What the row says in each state, and which of its acts can be pressed; written by hand. */
const rows: Record<string, { word: string; acts: string[] }> = {
  InviteSent: {
    word: 'Invited',
    acts: ['Change role', 'Send the invitation again', 'Take the invitation back'],
  },
  Expired: { word: 'Invitation expired', acts: ['Send the invitation again', 'Take the invitation back'] },
  Revoked: { word: 'Invitation withdrawn', acts: ['Invite again'] },
  Active: { word: 'Active', acts: ['Change role', 'Deactivate'] },
  Deactivated: { word: 'Deactivated', acts: ['Invite again'] },
};

const shows = async (world: TeamOnPage, state: string, role: TeamRole): Promise<void> => {
  const { word, acts } = rows[state]!;
  const { page } = world;
  await rowOf(world).getByText(word, { exact: true }).waitFor();
  await rowOf(world).getByText(role, { exact: true }).first().waitFor();
  await rowOf(world)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  // The menu is fetched when it is opened.
  await page.getByRole('menu').waitFor();
  const items = page.getByRole('menuitem');
  const offered = await items.evaluateAll((all) =>
    all.filter((item) => item.getAttribute('aria-disabled') !== 'true').map((item) => item.textContent),
  );
  await page.keyboard.press('Escape');
  expect(offered).toEqual(acts);
};

let invited = 0;

/** Carries paths of the team member's chart out with the buttons of the team's page. */
export const teamPerson = (product: Product): Executor<TeamOnPage> =>
  lifecyclePerson<TeamOnPage, TeamMemberEvent>({
    start: async () => {
      const member = await startMember(product);
      invited += 1;
      const email = `sam-${invited}@example.com`;
      expectOk(await member.client.send(teamCalls.inviteTeamMember, { memberemail: email, roles: 'Staff' }));
      await member.page.goto('/settings/team-members');
      return { ...member, product, email, hasJoined: false };
    },
    presses,
    shows: (world, state, facts) => shows(world, state, (facts as TeamFacts).role),
  });
