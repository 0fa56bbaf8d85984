import { expect } from 'vitest';
import { teamCalls } from '../../src/api/calls/team.ts';
import type { TeamRole } from '../../src/domain/team/team.ts';
import { expectOk } from './api.ts';
import { mailedInvite } from './joined.ts';
import type { Member } from './member.ts';
import { goodPassword } from './people.ts';
import type { Product } from './product.ts';
import { dialog } from './sheet.ts';

/** One place in a team on the page of its owner, on its way along a path. */
export interface TeamOnPage extends Member {
  product: Product;
  email: string;
  hasJoined: boolean;
}

/** One address gets so many mails in a quarter of an hour, and a path asks for more. */
export const rested = ({ product }: TeamOnPage) => product.pass(20 / 1440);
export const rowOf = ({ page, hasJoined, email }: TeamOnPage) =>
  page.getByRole('row').filter({ hasText: hasJoined ? 'Sam Reed' : email });
const openMenu = (world: TeamOnPage) =>
  rowOf(world)
    .getByRole('button', { name: /^Actions for/ })
    .click();
export const fromMenu = async (world: TeamOnPage, act: string | RegExp): Promise<void> => {
  await openMenu(world);
  await world.page.getByRole('menuitem', { name: act }).click();
};
export const placeOf = async ({ client, email }: TeamOnPage) => {
  const { AllTeamMemberInvite } = expectOk(await client.send(teamCalls.listTeam)).body;
  return AllTeamMemberInvite.find(({ memberemail }) => memberemail === email)!;
};
export const chooseRole = async ({ page }: TeamOnPage, role: TeamRole): Promise<void> =>
  dialog(page)
    .getByLabel(new RegExp(`^${role}`))
    .check();
/** What has no button, since it stands already, is asked for beside the page. */
export const beside = async (
  world: TeamOnPage,
  call: 'updateTeamMember' | 'deleteTeamMember',
  fields = {},
) => {
  const { id: inviteid } = await placeOf(world);
  expectOk(await world.client.send(teamCalls[call], { inviteid, ...fields }));
  await world.page.reload();
};

/** Whoever was invited opens the newest mail in a browser of their own: a password is chosen once, then one signs in. */
export const accept = async (world: TeamOnPage): Promise<void> => {
  const { page, context } = await world.product.visitor();
  await page.goto(await mailedInvite(world.product, world.email));
  if (world.hasJoined) {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(world.email);
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

/** What the row says in each state, and which of its acts can be pressed; written by hand. */
const rows: Record<string, { word: string; acts: string[] }> = {
  InviteSent: {
    word: 'Invited',
    acts: ['Change role', 'Send the invitation again', 'Withdraw the invitation'],
  },
  Expired: { word: 'Invitation expired', acts: ['Send the invitation again', 'Withdraw the invitation'] },
  Revoked: { word: 'Invitation withdrawn', acts: ['Invite again'] },
  Active: { word: 'Active', acts: ['Change role', 'Deactivate'] },
  Deactivated: { word: 'Deactivated', acts: ['Invite again'] },
};

export const shows = async (world: TeamOnPage, state: string, role: TeamRole): Promise<void> => {
  const { word, acts } = rows[state]!;
  const { page } = world;
  await rowOf(world).getByText(word, { exact: true }).waitFor();
  await rowOf(world).getByText(role, { exact: true }).first().waitFor();
  await openMenu(world);
  // The menu is fetched when it is opened.
  await page.getByRole('menu').waitFor();
  const items = page.getByRole('menuitem');
  const offered = await items.evaluateAll((all) =>
    all.filter((item) => item.getAttribute('aria-disabled') !== 'true').map((item) => item.textContent),
  );
  await page.keyboard.press('Escape');
  expect(offered).toEqual(acts);
};
