import type { Template, TemplateCard } from '../../src/domain/template.ts';
import { Missing, type Tx } from './tx.ts';

interface TemplateRow {
  id: string;
  style: Template['style'];
  color: string;
  is_default: boolean;
  version: number;
}

const templateOf = ({ is_default: isDefault, ...row }: TemplateRow): Template => ({ ...row, isDefault });

/** Every template, oldest first: their ids say when they were made. */
export const allTemplates = async (tx: Tx): Promise<Template[]> => {
  const rows = await tx.query<TemplateRow>(
    'select id, style, color, is_default, version from template where business_id = $1 order by id',
    [tx.business.id],
  );
  return rows.map(templateOf);
};

/** A template; asked under `lockSettings` by who will change it. Throws `Missing`. */
export const findTemplate = async (tx: Tx, id: string): Promise<Template> => {
  const found = (await allTemplates(tx)).find((template) => template.id === id);
  if (!found) throw new Missing();
  return found;
};

export const insertTemplate = async (tx: Tx, id: string, card: TemplateCard): Promise<void> => {
  await tx.query('insert into template (business_id, id, style, color) values ($1, $2, $3, $4)', [
    tx.business.id,
    id,
    card.style,
    card.color,
  ]);
};

export const updateTemplate = async (tx: Tx, id: string, card: TemplateCard): Promise<void> => {
  await tx.query(
    'update template set style = $3, color = $4, version = version + 1 where business_id = $1 and id = $2',
    [tx.business.id, id, card.style, card.color],
  );
};

export const removeTemplate = async (tx: Tx, id: string): Promise<void> => {
  await tx.query('delete from template where business_id = $1 and id = $2', [tx.business.id, id]);
};

/** Makes one template the default and no other. */
export const flagDefault = async (tx: Tx, id: string): Promise<void> => {
  await tx.query(
    'update template set is_default = false where business_id = $1 and is_default and id <> $2',
    [tx.business.id, id],
  );
  await tx.query(
    'update template set is_default = true where business_id = $1 and id = $2 and not is_default',
    [tx.business.id, id],
  );
};
