import pg from 'pg';
import { teamCalls } from '../../src/api/calls/team.ts';
import { teamInviteCalls } from '../../src/api/calls/team-invite.ts';
import type { TeamRole } from '../../src/domain/team/team.ts';
import type { Member } from './member.ts';
import { goodPassword } from './people.ts';
import type { Product, Visitor } from './product.ts';

/** The page an invitation's newest mail leads to, as a path. */
export const mailedInvite = async (product: Product, email: string): Promise<string> => {
  const response = await fetch(`${product.origin}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  const [letter] = (await response.json()) as { text: string }[];
  const path = /\/auth\/team-invite\?business=[\w-]{22}&token=[\w-]{43}/.exec(letter?.text ?? '')?.[0];
  if (!path) throw new Error(`No invitation was mailed to ${email}.`);
  return path;
};

/** Somebody who joined a member's business in a role, in a browser of their own in which they are signed in. */
export const startColleague = async (
  product: Product,
  { client }: Member,
  role: TeamRole,
  width = 1440,
): Promise<Visitor & { email: string; inviteid: string }> => {
  const email = `${role.toLowerCase()}-${client.business}@example.com`;
  await client.send(teamCalls.inviteTeamMember, { memberemail: email, roles: role });
  const link = new URL(await mailedInvite(product, email), product.origin).searchParams;
  const response = await fetch(new URL(teamInviteCalls.addTeamMemberPassword.path, product.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      businessId: link.get('business'),
      token: link.get('token'),
      firstname: 'Sam',
      lastname: role,
      password: goodPassword,
    }),
  });
  const { data } = (await response.json()) as { data: { Token: string; userid: string } };
  const visitor = await product.visitor(width);
  await visitor.page.goto('/healthz');
  const kept = JSON.stringify({ version: 1, token: data.Token, userId: data.userid });
  await visitor.page.evaluate((session) => localStorage.setItem('counterfoil.session', session), kept);
  const { body } = await client.send(teamCalls.listTeam);
  const inviteid = body.AllTeamMemberInvite.find(({ memberemail }) => memberemail === email)!.id;
  return { ...visitor, email, inviteid };
};

const behindEverybodysBack = async (product: Product, text: string, values: unknown[]): Promise<void> => {
  const owner = new pg.Client({ connectionString: product.url });
  await owner.connect();
  await owner.query(`set app.maintenance = 'on'`);
  await owner.query(text, values);
  await owner.end();
};

/** Puts a member's business on a plan, behind everybody's back; a trial may have an end. */
export const putOnPlan = (
  product: Product,
  { shop }: Member,
  plan: string,
  trialEndsAt: Date | null = null,
): Promise<void> =>
  behindEverybodysBack(product, 'update business set plan = $2, trial_ends_at = $3 where id = $1', [
    shop.business.id,
    plan,
    trialEndsAt,
  ]);

/** Takes the switch of foreign currencies back, which no call can. */
export const withoutCurrencies = (product: Product, { shop }: Member): Promise<void> =>
  behindEverybodysBack(product, 'update business set multi_currency = false where id = $1', [
    shop.business.id,
  ]);

/** Makes an address one that nobody has proved. */
export const unprove = (product: Product, email: string): Promise<void> =>
  behindEverybodysBack(product, 'update app_user set verified_at = null where email = $1', [email]);

/** Gives somebody another role in every business of theirs, behind everybody's back. */
export const giveRole = (product: Product, email: string, role: TeamRole): Promise<void> =>
  behindEverybodysBack(
    product,
    'update member set role = $2 where user_id = (select id from app_user where email = $1)',
    [email, role],
  );
