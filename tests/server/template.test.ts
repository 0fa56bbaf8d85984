import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { templateCalls } from '../../src/api/contract/template.ts';
import { type Desk, deskOf, granted } from '../support/desk.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let desk: Desk;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
  desk = deskOf(client);
});
afterAll(() => server.close());

const list = async () => granted(await client.send(templateCalls.listTemplates)).body.data;
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
  expect(granted(await create(red)).body.message).toBe('Created invoice template.');
  granted(await create(green));
  expect(await shown()).toEqual([`${red}*`, green]);
});

test('setting a default clears the flag on the others', async () => {
  await desk.template(red);
  const [second] = [await desk.template(green), await desk.template(blue)];
  for (let pressed = 0; pressed < 2; pressed += 1)
    expect(granted(await setDefault(second)).body.message).toBe('invoice template set as default.');
  expect(await shown()).toEqual([red, `${green}*`, blue]);
});

test('a template can be made the default as it is created or saved, and there is always one', async () => {
  const first = await desk.template(red);
  granted(await create(green, { IsDefault: true }));
  expect(await shown()).toEqual([red, `${green}*`]);
  granted(await update(first, blue, { IsDefault: true }));
  expect(await shown()).toEqual([`${blue}*`, green]);
  granted(await update(first, red, { IsDefault: false }));
  expect(await shown()).toEqual([`${red}*`, green]);
});

test('when the default is deleted the oldest other one is it, and the last leaves none', async () => {
  const ids = [await desk.template(red), await desk.template(green), await desk.template(blue)];
  granted(await setDefault(ids[2]!));
  granted(await remove(ids[2]!));
  expect(await shown()).toEqual([`${red}*`, green]);
  granted(await remove(ids[1]!));
  expect(await shown()).toEqual([`${red}*`]);
  granted(await remove(ids[0]!));
  expect(await shown()).toEqual([]);
  expect((await remove(ids[0]!)).status).toBe(404);
});

test('there is one default at a time, whoever sets it at once with whom', async () => {
  const firsts = await Promise.all([red, green, blue, '#333333'].map((color) => create(color)));
  const ids = firsts.map((answer) => granted(answer).body.data.Id);
  const defaults = async () => (await list()).filter(({ IsDefault }) => IsDefault).length;
  expect(await defaults()).toBe(1);
  for (let round = 0; round < 5; round += 1) {
    for (const answer of await Promise.all([...ids, ...ids].map(setDefault))) granted(answer);
    expect(await defaults()).toBe(1);
  }
  await Promise.all([remove(ids[0]!), setDefault(ids[1]!), remove(ids[2]!), setDefault(ids[3]!)]);
  expect([await defaults(), (await list()).length]).toEqual([1, 2]);
});

test('the database itself holds no second default', async () => {
  await desk.template(red);
  await desk.template(green);
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
  const id = await desk.template(red);
  for (const { status, body } of [await create(color), await update(id, color)])
    expect([status, body.kind, body.fields]).toEqual([
      400,
      'invalid',
      [{ field: 'color', message: 'Write the colour as six digits, like #0b6b53.' }],
    ]);
  expect(await shown()).toEqual([`${red}*`]);
});

test('a colour is kept in small letters', async () => {
  await desk.template('#AABBCC');
  expect(await shown()).toEqual(['#aabbcc*']);
});

test('a style that is not built in is refused', async () => {
  expect((await create(red, { InvoiceStyle: 2 })).status).toBe(400);
});

test('an edit of a template made on an older version is refused', async () => {
  const id = await desk.template(red);
  expect(granted(await update(id, green, { version: 1 })).body.message).toBe('Changes saved.');
  const late = await update(id, blue, { version: 1 });
  expect([late.status, late.body.kind]).toEqual([400, 'stale']);
  expect(await shown()).toEqual([`${green}*`]);
});

test('what is done to templates stands in the audit trail', async () => {
  const [first, second] = [await desk.template(red), await desk.template(green)];
  granted(await update(second, blue));
  granted(await setDefault(second));
  granted(await remove(second));
  granted(await remove(first));
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
