import { templateCalls } from '../../src/api/calls/template.ts';
import type { TemplateEvent } from '../../src/machines/template/template.lifecycle.ts';
import { apiFor, expectOk } from './api.ts';
import { defaultAmong } from './default-among.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { neverExisted } from './never-existed.ts';
import type { Client } from './server.ts';

/** One template on the real server among others, the oldest of them. */
export interface TemplateWorld {
  client: Client;
  id: string;
}

const color = '#0b6b53';

const templates = defaultAmong(
  async (client) => expectOk(await client.send(templateCalls.listTemplates)).body.data,
  ({ Id: id, IsDefault: isDefault }) => ({ id, isDefault, inUse: true }),
);
const setDefault = ({ client }: TemplateWorld, invoiceSettingId: string) =>
  client.send(templateCalls.setDefaultTemplate, { invoiceSettingId, isDefault: 'true' });
const remove = ({ client }: TemplateWorld, invoiceSettingId: string) =>
  client.send(templateCalls.deleteTemplate, { invoiceSettingId });

const acts: Acts<TemplateWorld, TemplateEvent> = {
  'template.edit': ({ client, id }) =>
    client.send(templateCalls.updateTemplate, { Id: id, InvoiceStyle: 1, InvoiceColor: color }),
  'template.setDefault': (world) => setDefault(world, world.id),
  // Nobody sends these two: they happen to a template when another one is set, or deleted.
  'template.yield': async (world) => {
    const own = await templates.own(world);
    return setDefault(world, own?.isDefault ? await apiFor(world.client).template(color) : neverExisted);
  },
  'template.inherit': async (world) => {
    const own = await templates.own(world);
    const other = own && !own.isDefault ? await templates.chosen(world) : undefined;
    return remove(world, other ?? neverExisted);
  },
  'template.delete': (world) => remove(world, world.id),
};

/** Carries paths of the template's chart out on the real server; of any that live, one is the default. */
export const templateExecutor = lifecycleExecutor({
  acts,
  start: async (client: Client) => {
    const api = apiFor(client);
    const id = await api.template(color);
    await api.template('#7a3e1d');
    return { client, id };
  },
  standing: async (world) => {
    const own = await templates.own(world);
    return { status: own ? (own.isDefault ? 'Default' : 'Other') : 'Deleted', facts: {} };
  },
  holds: templates.holds,
});
