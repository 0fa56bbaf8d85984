import { expect } from 'vitest';
import { templateCalls } from '../../src/api/contract/template.ts';
import type { TemplateEvent } from '../../src/machines/template/template.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { wordOn } from './row-menu.ts';
import { dialog } from './sheet.ts';

/** A member before the list of templates; theirs is known by its colour. */
interface TemplateOnPage extends Member {
  color: string;
  edits: number;
}

const list = '/settings/invoice-templates';
const cardOf = ({ page }: Member, color: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: color }) });
const press = async (world: TemplateOnPage, color: string, act: RegExp) =>
  cardOf(world, color).getByRole('button', { name: act }).click();
const remove = async (world: TemplateOnPage, color: string) => {
  await press(world, color, /^Delete/);
  await dialog(world.page).getByRole('button', { name: 'Delete template' }).click();
  await cardOf(world, color).waitFor({ state: 'detached' });
};
/** The default card's colour, as its link says. */
const defaultColor = async ({ page }: Member): Promise<string> => {
  const card = page.getByRole('listitem').filter({ has: page.getByText('Default', { exact: true }) });
  return /#[0-9a-f]{6}/.exec((await card.getByRole('link').textContent())!)![0];
};

const presses: Presses<TemplateOnPage, TemplateEvent> = {
  'template.edit': async (world) => {
    world.edits += 1;
    const { page } = world;
    await cardOf(world, world.color).getByRole('link').click();
    world.color = `#0000${String(10 + world.edits)}`;
    await page.getByLabel('Colour', { exact: true }).fill(world.color);
    await page.getByRole('button', { name: 'Save template' }).click();
    await cardOf(world, world.color).waitFor();
  },
  // The default one has no such button: there is nothing to do.
  'template.setDefault': async (world) => {
    if ((await defaultColor(world)) !== world.color) await press(world, world.color, /^Set as default/);
  },
  'template.yield': async (world) => {
    const other = `#aa00${String(10 + world.edits)}`;
    world.edits += 1;
    await world.api.template(other);
    await world.page.reload();
    await press(world, other, /^Set as default/);
  },
  'template.inherit': async (world) => remove(world, await defaultColor(world)),
  'template.delete': (world) => remove(world, world.color),
};

const start = async (product: Product): Promise<TemplateOnPage> => {
  const member = await startMember(product);
  const world = { ...member, color: '#000010', edits: 0 };
  await member.api.template(world.color);
  await member.api.template('#aa0009');
  await member.page.goto(list);
  await cardOf(world, world.color).waitFor();
  return world;
};

const seenOn = async (world: TemplateOnPage): Promise<string> => {
  const card = cardOf(world, world.color);
  if ((await card.count()) === 0) return 'Deleted';
  return wordOn(card, ['Default'], 'Other');
};

/** Carries paths of the template's chart out with the buttons of its page. */
export const templatePerson = (product: Product): Executor<TemplateOnPage> =>
  lifecyclePerson<TemplateOnPage, TemplateEvent>({
    start: () => start(product),
    presses,
    shows: async (world, state) => {
      await expect.poll(() => seenOn(world)).toBe(state);
      const kept = (await world.api.client.send(templateCalls.listTemplates)).body.data;
      expect(kept.filter(({ IsDefault }) => IsDefault).length).toBe(Math.min(1, kept.length));
    },
  });
