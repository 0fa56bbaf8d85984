import { expect, test } from 'vitest';
import { teamCalls } from '../../src/api/calls/team.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { mailedInvite, startColleague, unprove } from '../support/joined.ts';
import { comes, member as owner, product, walkAsMember } from '../support/journey.ts';
import { startMember } from '../support/member.ts';
import { goodPassword } from '../support/people.ts';
import { fromMenu } from '../support/row-menu.ts';
import { dialog } from '../support/sheet.ts';

walkAsMember();

const row = (name: string) => owner.page.getByRole('row', { name: new RegExp(name) });

test('an owner invites, the invited open the mail, choose a password, and work in their role', async () => {
  const { page } = owner;
  await page.goto('/settings/team-members');
  await row('Ada Owner').getByText('Active').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.keyboard.press('n');
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await dialog(page).getByRole('alert').getByText('Enter an email address like').waitFor();
  await dialog(page).getByLabel('Email').fill('sam@example.com');
  await dialog(page).getByLabel('Staff').check();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('Invitation sent.').waitFor();
  await row('sam@example.com').getByText('Invited', { exact: true }).waitFor();
  await page.getByText('1 member, 1 invited').waitFor();

  const sam = await comes(product.visitor());
  await sam.page.goto(await mailedInvite(product, 'sam@example.com'));
  await sam.page.getByRole('heading', { name: 'Join Umbrella Works' }).waitFor();
  await sam.page.getByText('Invitation accepted.').waitFor();
  await sam.page.getByRole('button', { name: 'Join' }).click();
  await sam.page.getByRole('alert').getByText('Enter your first name.').waitFor();
  expect(await violationsInBothLooks(sam.page)).toEqual(clean);
  await sam.page.getByLabel('First name').fill('Sam');
  await sam.page.getByLabel('Last name').fill('Reed');
  await sam.page.getByLabel('Password', { exact: true }).fill('password12');
  await sam.page.getByRole('button', { name: 'Join' }).click();
  await sam.page.getByRole('alert').getByText('This password is too easy to guess').waitFor();
  await sam.page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await sam.page.getByRole('button', { name: 'Join' }).click();
  await sam.page.getByText('Password set.').waitFor();
  await sam.page.waitForURL('**/sales/list');
  await sam.page.getByText('signed in as Staff').waitFor();
  expect(await sam.page.getByRole('link', { name: 'Team' }).count()).toBe(0);
});

test('a used, a replaced and an unfinished link each say what became of them', async () => {
  await owner.client.send(teamCalls.inviteTeamMember, { memberemail: 'kim@example.com', roles: 'Viewer' });
  const first = await mailedInvite(product, 'kim@example.com');
  await owner.page.goto('/settings/team-members');
  await fromMenu(owner.page, 'kim@example.com', 'Send the invitation again');
  await owner.page.getByText('the earlier link no longer works').waitFor();
  const kim = await comes(product.visitor());
  await kim.page.goto(first);
  await kim.page.getByText('This link was replaced by a newer one.').waitFor();
  expect(await violationsInBothLooks(kim.page)).toEqual(clean);
  await kim.page.goto('/auth/team-invite?token=cut');
  await kim.page
    .getByText('This link isn’t valid or has expired. Use the latest one we emailed you.')
    .waitFor();
  await fromMenu(owner.page, 'kim@example.com', 'Withdraw the invitation');
  await dialog(owner.page).getByRole('button', { name: 'Withdraw invitation' }).click();
  await owner.page.getByText('Invitation withdrawn.').waitFor();
  await kim.page.goto(await mailedInvite(product, 'kim@example.com'));
  await kim.page.getByText('This invitation was withdrawn.').waitFor();
});

test('somebody with an account signs in to accept, and comes back to the invitation by themselves', async () => {
  const other = await comes(startMember(product));
  await owner.client.send(teamCalls.inviteTeamMember, { memberemail: other.email, roles: 'Accountant' });
  const link = await mailedInvite(product, other.email);
  const stranger = await comes(product.visitor());
  await stranger.page.goto(link);
  await stranger.page.getByRole('button', { name: 'Sign in' }).click();
  await stranger.page.getByLabel('Email').fill(other.email);
  await stranger.page.getByLabel('Password', { exact: true }).fill(other.password);
  await stranger.page.getByRole('button', { name: 'Sign in' }).click();
  await stranger.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await stranger.page.waitForURL('**/dashboard');
  await owner.page.goto(link);
  await owner.page.getByText('This invitation has been used.').waitFor();
});

test('an invitation opened by somebody else says that it is not theirs', async () => {
  const other = await comes(startMember(product));
  await owner.client.send(teamCalls.inviteTeamMember, { memberemail: other.email, roles: 'Staff' });
  await owner.page.goto(await mailedInvite(product, other.email));
  await owner.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await owner.page.getByText('This invitation was sent to a different address').waitFor();
});

test('a role changed while somebody works holds at their next click; deactivated, they are told and out', async () => {
  const sam = await comes(startColleague(product, owner, 'Staff'));
  await sam.page.goto('/customers/list');
  await sam.page.getByText('signed in as Staff').waitFor();
  await owner.page.goto('/settings/team-members');
  await fromMenu(owner.page, 'Sam Staff', 'Change role');
  await dialog(owner.page).getByLabel('Accountant').check();
  await dialog(owner.page).getByRole('button', { name: 'Make Accountant' }).click();
  await owner.page.getByText('Changes saved.').waitFor();
  await sam.page.getByRole('link', { name: 'Quotes' }).click();
  await sam.page.getByText('signed in as Accountant').waitFor();
  await sam.page.getByRole('link', { name: 'Trial balance' }).waitFor();

  await fromMenu(owner.page, 'Sam Staff', 'Deactivate');
  expect(await violationsInBothLooks(owner.page)).toEqual(clean);
  await dialog(owner.page).getByRole('button', { name: 'Deactivate' }).click();
  await owner.page.getByText('Member deactivated.').waitFor();
  await sam.page.getByRole('link', { name: 'Customers' }).click();
  await sam.page.getByText('You’re no longer a member of Umbrella Works.').waitFor();
  // It was their only one: they begin where somebody without a business does.
  await sam.page.waitForURL('**/auth/onboarding');
});

test('removed from one of their businesses, somebody is told which and goes on in the other, signed in', async () => {
  const sam = await comes(startColleague(product, owner, 'Staff'));
  const other = await comes(startMember(product));
  const { page } = sam;
  await page.goto('/sales/list');
  await page.getByText('signed in as Staff').waitFor();
  await other.client.send(teamCalls.inviteTeamMember, { memberemail: sam.email, roles: 'Accountant' });
  await page.goto(await mailedInvite(product, sam.email));
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.waitForURL('**/sales/list');
  // The page has all it asks for: else it would be this page that is told, and not the next one.
  await page.getByText('signed in as Staff').waitFor();
  await page.waitForLoadState('networkidle');
  const { body } = await owner.client.send(teamCalls.listTeam);
  const row = body.AllTeamMemberInvite.find(({ memberemail }) => memberemail === sam.email)!;
  await owner.client.send(teamCalls.deleteTeamMember, { inviteid: row.id });
  await page.getByRole('link', { name: 'Customers' }).click();
  await page.getByText('You’re no longer a member of Umbrella Works.').waitFor();
  await page.getByText('signed in as Accountant').waitFor();
});

test('an owner vouches for the address of a member who never proved it', async () => {
  const sam = await comes(startColleague(product, owner, 'Staff'));
  await unprove(product, sam.email);
  const { page } = owner;
  await page.goto('/settings/team-members');
  await row('Sam Staff').getByText(`Not confirmed: ${sam.email}`).waitFor();
  await fromMenu(owner.page, 'Sam Staff', 'Confirm the email address');
  await dialog(page).getByText(`You’re confirming that ${sam.email} is theirs.`).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Confirm the address' }).click();
  await page.getByText('The email address of Sam Staff is confirmed.').waitFor();
  await row('Sam Staff').getByText(sam.email, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Actions for Sam Staff' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Confirm the email address' }).count()).toBe(0);
});

test('the last owner can’t be removed, and the menu says why', async () => {
  await owner.page.goto('/settings/team-members');
  await owner.page.getByRole('button', { name: 'Actions for Ada Owner' }).click();
  const remove = owner.page.getByRole('menuitem', { name: /^Deactivate/ });
  expect(await remove.getAttribute('aria-disabled')).toBe('true');
  await remove.getByText('The business needs an owner.').waitFor();
});

test('an owner looks at the product as a role would, in this tab alone, and comes back', async () => {
  const { page } = owner;
  await page.goto('/settings/team-members');
  await page.getByLabel('Preview as', { exact: true }).selectOption('Viewer');
  await page.getByRole('button', { name: 'Preview as Viewer' }).click();
  await page.getByText('You’re previewing as Viewer.').waitFor();
  expect(await page.getByRole('link', { name: 'Team' }).count()).toBe(0);
  await page.goto('/settings/team-members');
  await page.getByText('“Team” is not open to your role, Viewer.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Stop preview' }).click();
  await row('Ada Owner').waitFor();
});
