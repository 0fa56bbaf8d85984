import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { accountCalls } from '../../src/api/calls/account.ts';
import { accountSettingsCalls } from '../../src/api/calls/account-settings.ts';
import { passwordCalls } from '../../src/api/calls/password.ts';
import type { Call } from '../../src/api/wire/call.ts';
import { overheard } from '../support/overheard.ts';
import { asks, goodPassword, mailedTo, type Registered, signsIn, verified } from '../support/people.ts';
import { jpeg, png } from '../support/pictures.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

const sends = <C extends Call>(call: C, { token }: Registered, body: unknown) =>
  app.send(call, { token, body });
const trueInfo = async ({ token }: Registered) =>
  (await app.send(accountCalls.trueUserInfo, { token })).body.data;

it('names are changed, and faulty ones refused beside their fields', async () => {
  const who = await verified(app, 'names@example.com');
  const refused = await sends(accountSettingsCalls.updateProfile, who, { firstname: ' ', lastname: 'Ito' });
  expect(refused.body.fields?.map(({ field }) => field)).toEqual(['firstname']);
  await sends(accountSettingsCalls.updateProfile, who, { firstname: 'Aiko', lastname: 'Ito' });
  expect(await trueInfo(who)).toMatchObject({ firstname: 'Aiko', lastname: 'Ito' });
});

/** The picture with a text in it, as cameras and painters leave them. */
const withText = (bytes: Buffer, text: string): Buffer => {
  const content = Buffer.from(`tEXtComment\0${text}`);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([bytes.subarray(0, -12), length, content, sum, bytes.subarray(-12)]);
};
const address = (mime: string, bytes: Buffer) => `data:${mime};base64,${bytes.toString('base64')}`;
const keepsImage = (who: Registered, profileimageurl: string, more: object = {}) =>
  sends(accountSettingsCalls.updateProfileImage, who, { profileimageurl, ...more });

it('a picture is drawn anew, small, whatever it is called, and handed out by its key', async () => {
  const who = await verified(app, 'picture@example.com');
  const { status, body } = await keepsImage(
    who,
    address('image/jpeg', withText(png({ width: 600, height: 300 }), '<script>')),
  );
  expect(status).toBe(200);
  const { profileimageurl, profileimagekey } = await trueInfo(who);
  expect([profileimageurl, profileimagekey]).toEqual([body.data.profileimageurl, body.data.profileimagekey]);
  expect(profileimageurl).toContain(profileimagekey);
  const handed = await app.app.inject({ url: body.data.profileimageurl });
  expect([handed.headers['content-type'], handed.headers['x-content-type-options']]).toEqual([
    'image/png',
    'nosniff',
  ]);
  const { width, height } = await sharp(handed.rawPayload).metadata();
  expect([width, height]).toEqual([256, 128]);
  expect(handed.rawPayload.includes('script')).toBe(false);
  const photo = jpeg();
  const second = await keepsImage(who, address('image/png', photo), { profileimagekey });
  expect(second.body.data.profileimagekey).not.toBe(profileimagekey);
  expect((await app.app.inject({ url: second.body.data.profileimageurl })).headers['content-type']).toBe(
    'image/jpeg',
  );
  expect((await app.app.inject({ url: body.data.profileimageurl })).statusCode).toBe(404);
  expect((await keepsImage(who, '')).body.data).toEqual({ profileimageurl: '', profileimagekey: '' });
});

it.each([
  ['an SVG', address('image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  ['a page called a PNG', address('image/png', Buffer.from('<html></html>'))],
  ['a PNG that breaks off', address('image/png', png().subarray(0, 40))],
  ['a JPEG that breaks off', address('image/jpeg', Buffer.from('ffd8ffe000104a46', 'hex'))],
  ['an address elsewhere', 'https://example.com/picture.png'],
])('%s is no picture', async (name, given) => {
  const who = await verified(app, `${name.replaceAll(' ', '-')}@example.com`);
  const { status, body } = await keepsImage(who, given);
  expect([status, body.fields?.[0]?.field]).toEqual([400, 'profileimageurl']);
});

it('a PNG that says it is huge is refused before it unfolds', async () => {
  const who = await verified(app, 'bomb@example.com');
  const bytes = png();
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  expect((await keepsImage(who, address('image/png', bytes))).status).toBe(400);
});

const changesEmail = (who: Registered, email: string, more: Record<string, string> = {}) =>
  sends(accountSettingsCalls.changeEmail, who, {
    current: who.email,
    new: email,
    'confirm password': goodPassword,
    ...more,
  });
const confirmsEmail = (who: Registered, code: string) =>
  sends(accountSettingsCalls.confirmEmail, who, { code });

it('the address changes once the code mailed to the new one is entered', async () => {
  const who = await verified(app, 'old@example.com');
  const faults = async (email: string, more = {}) =>
    (await changesEmail(who, email, more)).body.fields?.[0]?.field;
  expect(await faults('no address')).toBe('new');
  expect(await faults('new@example.com', { current: 'else@example.com' })).toBe('current');
  expect(await faults('new@example.com', { 'confirm password': 'wrong' })).toBe('confirm password');
  expect((await changesEmail(who, 'new@example.com')).status).toBe(200);
  expect((await signsIn(app, who.email, goodPassword)).status).toBe(200);
  const { digits } = await mailedTo(app, 'new@example.com');
  expect((await confirmsEmail(who, digits === '000000' ? '111111' : '000000')).status).toBe(400);
  const done = await confirmsEmail(who, digits);
  expect([done.body.message, done.body.data.email]).toEqual([
    'Your Email is changed succesfully.',
    'new@example.com',
  ]);
  expect((await signsIn(app, who.email, goodPassword)).status).toBe(400);
  expect((await signsIn(app, 'new@example.com', goodPassword)).status).toBe(200);
  expect((await mailedTo(app, who.email)).subject).toBe('Your email address was changed');
});

it('a code proves the address it was mailed to, and no other that is asked for meanwhile', async () => {
  const who = await verified(app, 'mover@example.com');
  expect((await changesEmail(who, 'mine@example.com')).status).toBe(200);
  const { digits } = await mailedTo(app, 'mine@example.com');
  const { access } = app.database;
  const connect = access.connect.bind(access);
  let tried = false;
  const during = vi.spyOn(access, 'connect').mockImplementation(async () => {
    if (!tried)
      return overheard(await connect(), (text) => {
        tried ||= text.includes('tries_left - 1');
      });
    // Between the digits and the move, as a request at the same moment would come.
    during.mockRestore();
    expect((await changesEmail(who, 'not-mine@example.com')).status).toBe(200);
    return connect();
  });
  await confirmsEmail(who, digits);
  expect(tried).toBe(true);
  expect((await signsIn(app, 'not-mine@example.com', goodPassword)).status).toBe(400);
  expect((await signsIn(app, 'mine@example.com', goodPassword)).status).toBe(200);
});

it('what was mailed to the old address to set a new password opens nothing once the address has changed', async () => {
  const who = await verified(app, 'left@example.com');
  await app.send(passwordCalls.forgotPassword, { body: { email: who.email } });
  const { link: code } = await mailedTo(app, who.email);
  expect((await changesEmail(who, 'arrived@example.com')).status).toBe(200);
  expect((await confirmsEmail(who, (await mailedTo(app, 'arrived@example.com')).digits)).status).toBe(200);
  const resets = await app.send(passwordCalls.resetPassword, {
    body: { userid: who.userid, code, password: 'brave otters by moonlight' },
  });
  expect(resets.status).toBe(400);
  expect((await signsIn(app, 'arrived@example.com', goodPassword)).status).toBe(200);
});

it('an address somebody has is answered alike, and its owner is told', async () => {
  const owner = await verified(app, 'taken@example.com');
  const who = await verified(app, 'wants@example.com');
  expect((await changesEmail(who, owner.email)).status).toBe(200);
  const mail = await mailedTo(app, owner.email);
  expect([mail.subject, mail.digits]).toEqual(['This address already has an account', '']);
});

it('the password changes by the present one, and ends every other session', async () => {
  const who = await verified(app, 'change@example.com');
  const other = (await signsIn(app, who.email, goodPassword)).body.data.Token;
  const changes = (current: string, password: string) =>
    sends(accountSettingsCalls.changePassword, who, { current, password });
  expect((await changes('wrong', 'brave otters by moonlight')).body.fields?.[0]?.field).toBe('current');
  expect((await changes(goodPassword, 'password123')).body.fields?.[0]?.field).toBe('password');
  expect((await changes(goodPassword, 'brave otters by moonlight')).body.message).toBe(
    'Password changed successfully.',
  );
  expect([(await asks(app, who.token)).status, (await asks(app, other)).status]).toEqual([200, 401]);
  expect((await signsIn(app, who.email, 'brave otters by moonlight')).status).toBe(200);
});

it('own sessions are listed and, by the password, ended one by one or all the others; nobody else’s are reached', async () => {
  const who = await verified(app, 'sessions@example.com');
  const stranger = await verified(app, 'stranger@example.com');
  const agent = { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } };
  const second = (await signsIn(app, who.email, goodPassword, agent)).body.data.Token;
  const third = (await signsIn(app, who.email, goodPassword)).body.data.Token;
  const listed = async ({ token }: Registered) =>
    (await app.send(accountSettingsCalls.security, { token })).body.data.sessions;
  const sessions = await listed(who);
  expect(sessions.map(({ own }) => own)).toEqual([true, false, false]);
  const firefox = sessions.find((one) => one.agent.includes('Firefox'))!;
  const ends = (person: Registered, password = goodPassword) =>
    sends(accountSettingsCalls.endSession, person, { id: firefox.id, password });
  expect((await ends(stranger)).status).toBe(404);
  expect((await ends(who, 'not the password')).body.fields?.[0]?.field).toBe('password');
  expect((await asks(app, second)).status).toBe(200);
  expect((await ends(who)).status).toBe(200);
  expect([(await asks(app, second)).status, (await asks(app, third)).status]).toEqual([401, 200]);
  const endsOthers = (password: string) => sends(accountSettingsCalls.endOtherSessions, who, { password });
  expect((await endsOthers('not the password')).body.fields?.[0]?.field).toBe('password');
  expect((await asks(app, third)).status).toBe(200);
  await endsOthers(goodPassword);
  expect([(await asks(app, third)).status, (await asks(app, who.token)).status]).toEqual([401, 200]);
  expect(JSON.stringify(sessions)).not.toContain(who.token);
});
