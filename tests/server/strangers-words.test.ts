import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../src/api/calls/account.ts';
import { accountSettingsCalls } from '../../src/api/calls/account-settings.ts';
import { onboardingCalls } from '../../src/api/calls/onboarding.ts';
import { passwordCalls } from '../../src/api/calls/password.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import type { Call } from '../../src/api/wire/call.ts';
import { goodPassword, mailedTo, registers, verified } from '../support/people.ts';
import { origin, type Server, startServer } from '../support/server.ts';
import { colleague, teamApiFor } from '../support/team-api.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

interface Mail {
  subject: string;
  text: string;
  html: string;
}
const mailsTo = async (to: string): Promise<Mail[]> =>
  (await app.app.inject({ url: '/dev/mailbox.json', query: { to } })).json();

describe('what a stranger typed reaches nobody who never asked', () => {
  const words = { firstname: 'You won', lastname: 'Call us' };

  it('nobody is greeted by name before the address is proved: at signing up, asking again and resetting', async () => {
    const who = await registers(app, 'target@example.com', words);
    await app.send(accountCalls.resendToken, { token: who.token });
    await app.send(passwordCalls.forgotPassword, { body: { email: who.email } });
    const mails = await mailsTo(who.email);
    expect(mails).toHaveLength(3);
    for (const { subject, text, html } of mails) {
      expect(`${subject} ${text} ${html}`).not.toMatch(/You won|Call us/);
      expect(text).toMatch(/^Hello,/);
    }
  });

  it('nor by whoever would move to an address', async () => {
    const who = await verified(app, 'mover@example.com');
    await app.send(accountSettingsCalls.changeEmail, {
      token: who.token,
      body: { current: who.email, new: 'someone-else@example.com', 'confirm password': goodPassword },
    });
    const [mail] = await mailsTo('someone-else@example.com');
    expect(mail?.text).toMatch(/^Hello,/);
    expect(mail?.text).not.toContain('Mara');
  });

  it('nor by an account nobody proved that changes its names and password, and moves to an address', async () => {
    const who = await registers(app, 'claimed@example.com', words);
    const { token, email } = who;
    const sends = (call: Call, body: object) => app.send(call, { token, body });
    await sends(accountSettingsCalls.updateProfile, { firstname: 'You won', lastname: 'Call us twice' });
    const changed = { current: goodPassword, password: 'seven lamps by noon' };
    expect((await sends(accountSettingsCalls.changePassword, changed)).status).toBe(200);
    const next = 'you-won@prizes.example';
    const moved = { current: email, new: next, 'confirm password': 'seven lamps by noon' };
    expect((await sends(accountSettingsCalls.changeEmail, moved)).status).toBe(200);
    const { digits } = await mailedTo(app, next);
    expect((await sends(accountSettingsCalls.confirmEmail, { code: digits })).status).toBe(200);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toContain('Your password was changed');
    for (const { subject, text, html } of mails)
      expect(`${subject} ${text} ${html}`).not.toMatch(/You won|Call us|prizes/i);
  });

  it('an owner whose address nobody proved reads nothing of the business; the others do', async () => {
    const client = await app.client();
    const team = teamApiFor(app, client);
    const [{ row }, proved] = [await colleague(app, client, 'Staff'), await colleague(app, client, 'Admin')];
    // As an earlier release let people in.
    await app.owner.query('update app_user set verified_at = null where email = $1', [row.memberemail]);
    for (const { id } of [proved.row, row]) expect((await team.change(id, 'Owner')).status).toBe(200);
    const aboutOwners = async (email: string) =>
      (await mailsTo(email)).filter(({ text }) => /is now an owner/.test(text));
    expect(await aboutOwners(row.memberemail)).toEqual([]);
    expect(await aboutOwners(proved.row.memberemail)).toHaveLength(2);
  });

  it('who proved their address is greeted by name', async () => {
    const who = await verified(app, 'friend@example.com');
    await app.send(passwordCalls.forgotPassword, { body: { email: who.email } });
    expect((await mailsTo(who.email))[0]?.text).toMatch(/^Hello Mara,/);
  });
});

it.each([
  ['firstname', { firstname: 'https://evil' }],
  ['firstname', { firstname: 'www.evil' }],
  ['lastname', { lastname: 'visit evil.com now' }],
  ['lastname', { lastname: 'evil．com' }],
  ['lastname', { lastname: 'evil.​com' }],
])('nobody is called %s %j', async (field, typed) => {
  const { status, body } = await app.send(accountCalls.register, {
    body: {
      firstname: 'Mara',
      lastname: 'Okafor',
      email: 'named@example.com',
      password: goodPassword,
      ...typed,
    },
  });
  expect([status, body.fields?.map((fault) => fault.field)]).toEqual([400, [field]]);
});

it('a business is called what it likes, and in an invitation none of it is a link', async () => {
  const who = await verified(app, 'owner@example.com');
  const opened = await app.send(onboardingCalls.saveOnboarding, {
    token: who.token,
    body: {
      companyname: 'Win at https://evil.example/now, www.evil.example or me@evil.example',
      country: { id: 56, name: 'Belgium' },
      currency: { id: 978, name: 'Euro' },
      timezone: 'Europe/Brussels',
    },
  });
  expect(opened.status).toBe(200);
  // A name from before names were checked.
  await app.owner.query(`update app_user set last_name = 'evil.example' where email = $1`, [who.email]);
  await app.send(teamCalls.inviteTeamMember, {
    token: who.token,
    body: {
      [teamCalls.inviteTeamMember.business!]: opened.body.data.businessid,
      memberemail: 'guest@example.com',
      roles: 'Staff',
    },
  });
  const [mail] = await mailsTo('guest@example.com');
  expect(mail?.subject).toContain('Win at');
  for (const part of [mail!.subject, mail!.text, mail!.html]) {
    const linkable = part.replaceAll(origin, '').match(/\S*(?:\w\.\w{2,}|:\/\/|\w@\w)\S*/g) ?? [];
    expect(linkable.filter((one) => /evil/.test(one))).toEqual([]);
  }
});
