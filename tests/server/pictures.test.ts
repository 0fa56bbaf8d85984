import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureDrawing, serverDrawing } from '../../server/adapters/pictures/redrawn.ts';
import { accountCalls } from '../../src/api/calls/account.ts';
import { accountSettingsCalls } from '../../src/api/calls/account-settings.ts';
import { registers, verified } from '../support/people.ts';
import { asAddress, emptyScans, png } from '../support/pictures.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

const keeps = ({ token }: { token: string }, profileimageurl: string) =>
  app.send(accountSettingsCalls.updateProfileImage, { token, body: { profileimageurl } });

test('a JPEG of 11,500 empty scans and eight PNGs of 4096² at once hold nobody up', async () => {
  const [mine, scans] = [await verified(app, 'patient@example.com'), emptyScans(2048, 11_500, 240_000)];
  expect(Math.round(scans.length / 1000)).toBeGreaterThan(400);
  const whole = asAddress(png({ width: 4096, height: 4096 }));
  const people = await Promise.all(
    Array.from({ length: 8 }, (_, n) => verified(app, `painter${n}@example.com`)),
  );
  const answered: string[] = [];
  const noting = async <Answer>(what: string, answer: Promise<Answer>): Promise<Answer> => {
    const value = await answer;
    answered.push(what);
    return value;
  };
  const drawn = [keeps(mine, asAddress(scans, 'image/jpeg')), ...people.map((who) => keeps(who, whole))];
  const all = Promise.all(drawn.map((one) => noting('picture', one)));
  // Somebody who only reads is sent for last and answered while the pictures are still drawn.
  await noting('reader', app.send(accountCalls.userInfo, { token: mine.token }));
  expect((await all).map(({ status }) => status)).toEqual([400, ...people.map(() => 200)]);
  expect(answered.lastIndexOf('picture')).toBeGreaterThan(answered.indexOf('reader'));
});

test('a JPEG of twenty scans is drawn, one of twenty-one refused', async () => {
  const who = await verified(app, 'scans@example.com');
  const ofScans = (count: number) => keeps(who, asAddress(emptyScans(64, count - 1), 'image/jpeg'));
  expect((await ofScans(20)).status).toBe(200);
  const refused = await ofScans(21);
  expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, 'profileimageurl']);
});

test('whoever has not proved their address has no picture drawn', async () => {
  const who = await registers(app, 'unproved@example.com');
  const { status, body } = await keeps(who, asAddress(png()));
  expect([status, body.kind]).toEqual([400, 'not-allowed']);
});

test('of many pictures of one user ten are drawn at once, and after Retry-After another; the same again costs nothing', async () => {
  const who = await verified(app, 'collector@example.com');
  const nth = (n: number) => keeps(who, asAddress(png({ rgb: [n, 0, 0] })));
  for (let n = 0; n < 10; n += 1) expect((await nth(n)).status).toBe(200);
  const refused = await nth(10);
  expect([refused.status, refused.body.kind]).toEqual([403, 'throttled']);
  expect((await nth(9)).status).toBe(200);
  app.pass(Number(refused.headers['retry-after']) / 60);
  expect((await nth(10)).status).toBe(200);
});

test('the same file that is no whole picture can be tried again and again, and another is drawn after it', async () => {
  const who = await verified(app, 'insistent@example.com');
  const half = asAddress(png().subarray(0, 60));
  for (let n = 0; n < 12; n += 1) expect((await keeps(who, half)).status).toBe(400);
  expect((await keeps(who, asAddress(png()))).status).toBe(200);
});

test('a picture that takes longer than it may ends with its process, and the next one is drawn by another', async () => {
  const { redrawn, child } = pictureDrawing();
  const drawn = () => redrawn('somebody', png(), 100);
  expect(await drawn()).not.toBeNull();
  const frozen = child()!.process;
  frozen.kill('SIGSTOP');
  const [refused, next] = await Promise.all([drawn(), redrawn('another', png(), 100)]);
  expect(refused).toBeNull();
  expect(frozen.signalCode).toBe('SIGKILL');
  expect(next?.mime).toBe('image/png');
  expect(child()!.process.pid).not.toBe(frozen.pid);
});

test('the server gives a picture two seconds: then its process is killed, and the next one is drawn', async () => {
  const who = await verified(app, 'frozen@example.com');
  const nth = (n: number) => keeps(who, asAddress(png({ rgb: [n, n, n] })));
  expect((await nth(1)).status).toBe(200);
  const frozen = serverDrawing.child()!.process;
  frozen.kill('SIGSTOP');
  const begun = performance.now();
  const refused = await nth(2);
  const took = performance.now() - begun;
  expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, 'profileimageurl']);
  expect(frozen.signalCode).toBe('SIGKILL');
  expect(took).toBeGreaterThan(1_950);
  expect((await nth(3)).status).toBe(200);
});

/** The ticks of a processor a process has used. */
const ticksOf = ({ pid }: { pid?: number | undefined }): number => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
  return Number(user) + Number(system);
};

test('the library gives a picture up after two seconds too, and its process draws the next', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const image = sharp({ create: { width: 2048, height: 2048, channels: 3, background: '#000000', noise } });
  const laborious = await image.png({ compressionLevel: 1 }).toBuffer();
  const { redrawn, child } = pictureDrawing(30_000);
  const drawn = (file: Buffer) => redrawn('somebody', file, 2048);
  expect((await drawn(png()))?.mime).toBe('image/png');
  const { process } = child()!;
  const begun = ticksOf(process);
  expect(await drawn(laborious)).not.toBeNull();
  // Half way through it is stopped for as long as a picture may take.
  const half = ticksOf(process) + (ticksOf(process) - begun) / 2;
  const slow = drawn(laborious);
  while (ticksOf(process) < half) await new Promise((resume) => setTimeout(resume, 2));
  process.kill('SIGSTOP');
  await new Promise((resume) => setTimeout(resume, 2_100));
  process.kill('SIGCONT');
  expect(await slow).toBeNull();
  expect([process.signalCode, child()!.process.pid]).toEqual([null, process.pid]);
  expect((await drawn(png()))?.mime).toBe('image/png');
});

test('the process that draws knows nothing of the server: no setting, no secret', async () => {
  const { redrawn, child } = pictureDrawing();
  await redrawn('somebody', png(), 100);
  const environment = readFileSync(`/proc/${child()!.process.pid}/environ`, 'utf8');
  expect(environment.split('\0').filter((one) => one && !one.startsWith('NODE_CHANNEL'))).toEqual([]);
});

test('a picture turned by its camera stands upright, and says nothing of the camera', async () => {
  const lying = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#aa0000' } })
    .jpeg()
    .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Ngozi Okafor' } } })
    .toBuffer();
  expect(lying.includes('Ngozi')).toBe(true);
  const drawn = (await pictureDrawing().redrawn('somebody', lying, 100))!;
  const { width, height, exif } = await sharp(drawn.bytes).metadata();
  expect([width, height, exif, drawn.bytes.includes('Ngozi')]).toEqual([20, 40, undefined, false]);
});
