import { expect } from 'vitest';
import { templateCalls } from '../../src/api/calls/template.ts';
import type { TemplateEvent } from '../../src/machines/template/template.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { startMember } from './member.ts';
import type { Product } from './product.ts';
import * as cards from './template-cards.ts';

const presses: Presses<cards.TemplateOnPage, TemplateEvent> = {
  'template.edit': async (world) => {
    world.edits += 1;
    const { page } = world;
    await cards.cardOf(world, world.color).getByRole('link').click();
    world.color = `#0000${String(10 + world.edits)}`;
    await page.getByLabel('Colour', { exact: true }).fill(world.color);
    await page.getByRole('button', { name: 'Save template' }).click();
    await cards.cardOf(world, world.color).waitFor();
  },
  // The default one has no such button: there is nothing to do.
  'template.setDefault': async (world) => {
    if ((await cards.defaultColor(world)) !== world.color)
      await cards.pressOn(world, world.color, /^Set as default/);
  },
  'template.yield': async (world) => {
    const other = `#aa00${String(10 + world.edits)}`;
    world.edits += 1;
    await world.api.template(other);
    await world.page.reload();
    await cards.pressOn(world, other, /^Set as default/);
  },
  'template.inherit': async (world) => cards.removeTemplate(world, await cards.defaultColor(world)),
  'template.delete': (world) => cards.removeTemplate(world, world.color),
};

const start = async (product: Product): Promise<cards.TemplateOnPage> => {
  const member = await startMember(product);
  const world = { ...member, color: '#000010', edits: 0 };
  await member.api.template(world.color);
  await member.api.template('#aa0009');
  await member.page.goto('/settings/invoice-templates');
  await cards.cardOf(world, world.color).waitFor();
  return world;
};

/** Carries paths of the template's chart out with the buttons of its page. */
export const templatePerson = (product: Product): Executor<cards.TemplateOnPage> =>
  lifecyclePerson<cards.TemplateOnPage, TemplateEvent>({
    start: () => start(product),
    presses,
    shows: async (world, state) => {
      await expect.poll(() => cards.seenOn(world)).toBe(state);
      const kept = (await world.api.client.send(templateCalls.listTemplates)).body.data;
      expect(kept.filter(({ IsDefault }) => IsDefault).length).toBe(Math.min(1, kept.length));
    },
  });
