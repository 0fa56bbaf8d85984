import { expect } from 'vitest';
import { templateCalls } from '../../src/api/contract/template.ts';
import type { TemplateEvent } from '../../src/machines/template/template.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { apiFor, expectOk } from './api.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { neverExisted } from './never-existed.ts';
import type { Client, Server } from './server.ts';

/** One template on the real server among others, the oldest of them. */
export interface TemplateWorld {
  client: Client;
  id: string;
}

const color = '#0b6b53';

const listed = async ({ client }: TemplateWorld) =>
  expectOk(await client.send(templateCalls.listTemplates)).body.data;
const setDefault = ({ client }: TemplateWorld, invoiceSettingId: string) =>
  client.send(templateCalls.setDefaultTemplate, { invoiceSettingId, isDefault: 'true' });
const remove = ({ client }: TemplateWorld, invoiceSettingId: string) =>
  client.send(templateCalls.deleteTemplate, { invoiceSettingId });
const isDefault = async (world: TemplateWorld): Promise<boolean> =>
  (await listed(world)).some(({ Id, IsDefault }) => Id === world.id && IsDefault);

const acts: Acts<TemplateWorld, TemplateEvent> = {
  'template.edit': ({ client, id }) =>
    client.send(templateCalls.updateTemplate, { Id: id, InvoiceStyle: 1, InvoiceColor: color }),
  'template.setDefault': (world) => setDefault(world, world.id),
  // Nobody sends these two: they happen to a template when another one is set, or deleted.
  'template.yield': async (world) =>
    (await isDefault(world))
      ? setDefault(world, await apiFor(world.client).template(color))
      : setDefault(world, neverExisted),
  'template.inherit': async (world) => {
    const templates = await listed(world);
    const other = templates.find(({ Id, IsDefault }) => IsDefault && Id !== world.id);
    const lives = templates.some(({ Id }) => Id === world.id);
    return remove(world, lives && other ? other.Id : neverExisted);
  },
  'template.delete': (world) => remove(world, world.id),
};

const startOn = async (server: Server): Promise<TemplateWorld> => {
  const client = await server.client();
  const api = apiFor(client);
  const id = await api.template(color);
  await api.template('#7a3e1d');
  return { client, id };
};

/** Carries paths of the template's chart out on the real server; of any that live, one is the default. */
export const templateExecutor = (
  server: Server,
  check: (world: TemplateWorld) => Promise<void>,
): Executor<TemplateWorld> =>
  lifecycleExecutor(server, {
    acts,
    start: () => startOn(server),
    standing: async (world) => {
      const own = (await listed(world)).find(({ Id }) => Id === world.id);
      if (!own) return { status: 'Deleted', facts: {} };
      return { status: own.IsDefault ? 'Default' : 'Other', facts: {} };
    },
    check: async (world) => {
      const templates = await listed(world);
      expect(templates.filter(({ IsDefault }) => IsDefault).length).toBe(Math.min(1, templates.length));
      await check(world);
    },
  });
