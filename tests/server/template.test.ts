import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { templateCalls } from '../../src/api/calls/template.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { asAddress, drawnAnew, jpeg, png } from '../support/pictures.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

const list = async () => expectOk(await client.send(templateCalls.listTemplates)).body.data;
/** The colours, oldest first; the default with a star. */
const shown = async () =>
  (await list()).map(({ InvoiceColor, IsDefault }) => `${InvoiceColor}${IsDefault ? '*' : ''}`);
const create = (InvoiceColor: string, more: Record<string, unknown> = {}) =>
  client.send(templateCalls.createTemplate, { InvoiceStyle: 1, InvoiceColor, ...more });
const update = (Id: string, InvoiceColor: string, more: Record<string, unknown> = {}) =>
  client.send(templateCalls.updateTemplate, { Id, InvoiceStyle: 1, InvoiceColor, ...more });
const remove = (invoiceSettingId: string) => client.send(templateCalls.deleteTemplate, { invoiceSettingId });
const setDefault = (invoiceSettingId: string) =>
  client.send(templateCalls.setDefaultTemplate, { invoiceSettingId, isDefault: 'true' });
const [red, green, blue] = ['#aa0000', '#00aa00', '#0000aa'];

test('the first template becomes the default, those after it do not', async () => {
  expect(await shown()).toEqual([]);
  expect(expectOk(await create(red)).body.message).toBe('Created invoice template.');
  expectOk(await create(green));
  expect(await shown()).toEqual([`${red}*`, green]);
});

test('setting a default clears the flag on the others', async () => {
  await api.template(red);
  const [second] = [await api.template(green), await api.template(blue)];
  for (let pressed = 0; pressed < 2; pressed += 1)
    expect(expectOk(await setDefault(second)).body.message).toBe('invoice template set as default.');
  expect(await shown()).toEqual([red, `${green}*`, blue]);
  expect((await list()).find(({ IsDefault }) => IsDefault)!.Id).toBe(second);
});

test('a template can be made the default as it is created or saved, and there is always one', async () => {
  const first = await api.template(red);
  expectOk(await create(green, { IsDefault: true }));
  expect(await shown()).toEqual([red, `${green}*`]);
  expectOk(await update(first, blue, { IsDefault: true }));
  expect(await shown()).toEqual([`${blue}*`, green]);
  expectOk(await update(first, red, { IsDefault: false }));
  expect(await shown()).toEqual([`${red}*`, green]);
});

test('when the default is deleted the oldest other one is it, and the last leaves none', async () => {
  const ids = [await api.template(red), await api.template(green), await api.template(blue)];
  expectOk(await setDefault(ids[2]!));
  expectOk(await remove(ids[2]!));
  expect(await shown()).toEqual([`${red}*`, green]);
  expectOk(await remove(ids[1]!));
  expect(await shown()).toEqual([`${red}*`]);
  expectOk(await remove(ids[0]!));
  expect(await shown()).toEqual([]);
  expect((await remove(ids[0]!)).status).toBe(404);
});

test('there is one default at a time, whoever sets it at once with whom', async () => {
  const firsts = await Promise.all([red, green, blue, '#333333'].map((color) => create(color)));
  const ids = firsts.map((answer) => expectOk(answer).body.data.Id);
  const defaults = async () => (await list()).filter(({ IsDefault }) => IsDefault).length;
  expect(await defaults()).toBe(1);
  for (let round = 0; round < 5; round += 1) {
    for (const answer of await Promise.all([...ids, ...ids].map(setDefault))) expectOk(answer);
    expect(await defaults()).toBe(1);
  }
  await Promise.all([remove(ids[0]!), setDefault(ids[1]!), remove(ids[2]!), setDefault(ids[3]!)]);
  expect([await defaults(), (await list()).length]).toEqual([1, 2]);
});

test('the database itself holds no second default', async () => {
  await api.template(red);
  await api.template(green);
  const both = server.owner.query('update template set is_default = true where business_id = $1', [
    client.shop.business.id,
  ]);
  await expect(both).rejects.toThrow(/template_default/);
});

test.each([
  'red',
  '#fff',
  '#00000g',
  '#0000000',
  '#000000;',
  'url(//evil.example)',
  '#00000\n',
  ' #000000',
  '',
])('the colour %j is refused', async (color) => {
  const id = await api.template(red);
  for (const { status, body } of [await create(color), await update(id, color)])
    expect([status, body.kind, body.fields]).toEqual([
      400,
      'invalid',
      [{ field: 'InvoiceColor', message: 'Write the colour as six digits, like #0b6b53.' }],
    ]);
  expect(await shown()).toEqual([`${red}*`]);
});

test('a colour is kept in small letters', async () => {
  await api.template('#AABBCC');
  expect(await shown()).toEqual(['#aabbcc*']);
});

test('a style that is not built in is refused', async () => {
  expect((await create(red, { InvoiceStyle: 4 })).status).toBe(400);
});

test('a template keeps style, typeface, logo, signature and its holder, and what an edit leaves out', async () => {
  const logo = await drawnAnew(png());
  const first = { InvoiceStyle: 3, Font: 'Georgia', Logo: logo, SignatureHolderName: 'Ngozi Okafor' };
  const { Id } = expectOk(await create(red, first)).body.data;
  expect((await list())[0]).toMatchObject({ ...first, Signature: null });
  expectOk(await update(Id, green, { Signature: logo }));
  expect((await list())[0]).toMatchObject({ ...first, InvoiceStyle: 1, Signature: logo });
  expectOk(await update(Id, green, { Logo: null }));
  expect((await list())[0]).toMatchObject({ Logo: null, Signature: logo });
});

test('a logo and a signature of many pixels are drawn with their longer side at 1,200', async () => {
  const large = asAddress(png({ width: 2000, height: 1500 }));
  expectOk(await create(red, { Logo: large, Signature: large }));
  const { Logo, Signature } = (await list())[0]!;
  for (const address of [Logo, Signature]) {
    const file = Buffer.from(address!.split(',')[1]!, 'base64');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 900]);
  }
});

test('a new template is classic in Avenir unless said otherwise', async () => {
  await api.template(red);
  expect((await list())[0]).toMatchObject({
    InvoiceStyle: 1,
    Font: 'Avenir',
    Logo: null,
    SignatureHolderName: '',
  });
});

test('a picture is known by what it holds, and nothing but the picture is kept', async () => {
  const drawn = async (Logo: string) => {
    expectOk(await create(red, { Logo }));
    return (await list()).at(-1)!.Logo;
  };
  const [plainPng, plainJpeg] = [await drawn(asAddress(png())), await drawn(asAddress(jpeg(), 'image/jpeg'))];
  expect([plainPng, plainJpeg].map((one) => one!.split(';')[0])).toEqual([
    'data:image/png',
    'data:image/jpeg',
  ]);
  expect(await drawn(asAddress(png(), 'text/html'))).toBe(plainPng);
  expect(await drawn(asAddress(png({ more: [['tEXt', 'Author: Ngozi']] })))).toBe(plainPng);
  expect(await drawn(asAddress(png({ behind: '<script>' })))).toBe(plainPng);
  expect(await drawn(asAddress(jpeg()))).toBe(plainJpeg);
  expect(await drawn(asAddress(jpeg({ camera: 'Exif 6.5244 N 3.3792 E', behind: '<script>' })))).toBe(
    plainJpeg,
  );
});

const noise = Buffer.from(Array.from({ length: 205_000 }, (_, n) => (n * 7919) % 251));
test.each([
  ['text', asAddress(Buffer.from('<svg onload="alert(1)"/> and more'), 'image/png')],
  ['an address elsewhere', 'https://evil.example/logo.png'],
  ['half a file', asAddress(png().subarray(0, 60))],
  ['another width than its head says', asAddress(png({ claimed: { width: 1999 } }))],
  ['sixteen bits a sample', asAddress(png({ claimed: { bits: 16 } }))],
  ['an interlaced one', asAddress(png({ claimed: { interlaced: true } }))],
  ['half a JPEG', asAddress(jpeg().subarray(0, 200), 'image/jpeg')],
  ['a damaged head', asAddress(Buffer.concat([png().subarray(0, 20), Buffer.alloc(30)]))],
  ['more than 200 KB', asAddress(Buffer.concat([png(), noise]))],
])('a picture that is %s is refused', async (_, Logo) => {
  for (const field of ['Logo', 'Signature']) {
    const { status, body } = await create(red, { [field]: Logo });
    expect([status, body.fields?.[0]?.field]).toEqual([400, field]);
  }
  expect(await list()).toEqual([]);
});

test('a typeface that is not embedded, and a holder’s name without end, are refused', async () => {
  expect((await create(red, { Font: 'Comic Sans' })).status).toBe(400);
  const { body } = await create(red, { SignatureHolderName: 'N'.repeat(121) });
  expect(body.fields?.[0]?.field).toBe('SignatureHolderName');
});

test('an edit of a template made on an older version is refused', async () => {
  const id = await api.template(red);
  expect(expectOk(await update(id, green, { version: 1 })).body.message).toBe('Changes saved.');
  const late = await update(id, blue, { version: 1 });
  expect([late.status, late.body.kind]).toEqual([400, 'stale']);
  expect(await shown()).toEqual([`${green}*`]);
});

test('what is done to templates stands in the audit trail', async () => {
  const [first, second] = [await api.template(red), await api.template(green)];
  expectOk(await update(second, blue));
  expectOk(await setDefault(second));
  expectOk(await remove(second));
  expectOk(await remove(first));
  const { rows } = await server.owner.query(
    `select act from event where business_id = $1 and subject_kind = 'template' order by id`,
    [client.shop.business.id],
  );
  expect(rows.map(({ act }) => act.replace('template.', ''))).toEqual([
    'create',
    'default',
    'create',
    'update',
    'default',
    'delete',
    'default',
    'delete',
  ]);
});
