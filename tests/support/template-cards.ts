import type { Member } from './member.ts';
import { wordOn } from './row-menu.ts';
import { dialog } from './sheet.ts';

/** A member before the list of templates; theirs is known by its colour. */
export interface TemplateOnPage extends Member {
  color: string;
  edits: number;
}

export const cardOf = ({ page }: Member, color: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: color }) });
export const pressOn = async (world: TemplateOnPage, color: string, act: RegExp) =>
  cardOf(world, color).getByRole('button', { name: act }).click();
export const removeTemplate = async (world: TemplateOnPage, color: string) => {
  await pressOn(world, color, /^Delete/);
  await dialog(world.page).getByRole('button', { name: 'Delete template' }).click();
  await cardOf(world, color).waitFor({ state: 'detached' });
};
/** The default card's colour, as its link says. */
export const defaultColor = async ({ page }: Member): Promise<string> => {
  const card = page.getByRole('listitem').filter({ has: page.getByText('Default', { exact: true }) });
  return /#[0-9a-f]{6}/.exec((await card.getByRole('link').textContent())!)![0];
};

/** What the template's card says of it. */
export const seenOn = async (world: TemplateOnPage): Promise<string> => {
  const card = cardOf(world, world.color);
  if ((await card.count()) === 0) return 'Deleted';
  return wordOn(card, ['Default'], 'Other');
};
