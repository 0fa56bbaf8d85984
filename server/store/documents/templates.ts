import { cardFields, type Template, type TemplateCard } from '../../../src/domain/template/template.ts';
import { defaultAmong } from '../../../src/domain/values/default-among.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';

const templateColumns = {
  id: column.id,
  style: column.text.as<TemplateCard['style']>(),
  color: column.text,
  font: column.text.as<TemplateCard['font']>(),
  logo: column.id.orNull,
  signature: column.id.orNull,
  holder: column.text,
  showsBank: column.bool,
  showsOnline: column.bool,
  isDefault: column.bool,
  version: column.int,
};
type TemplateRow = RowOf<typeof templateColumns>;

const templateOf = ({ isDefault, ...row }: TemplateRow): Template => ({ ...row, isDefault });

/** Every template, oldest first: their ids say when they were made. */
export const allTemplates = async (tx: BusinessTx): Promise<Template[]> => {
  const rows = await tx.query(
    templateColumns,
    `select ${listed(templateColumns)} from template
     where business_id = $1 order by id`,
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

/** The template asked for, else the default one; null where there is none. */
export const templateOrDefault = async (
  tx: BusinessTx,
  requestedId: string | null,
): Promise<Template | null> => templateAmong(await allTemplates(tx), requestedId);

/** The same among templates that are known. */
export const templateAmong = (
  templates: readonly Template[],
  requestedId: string | null,
): Template | null => {
  const known = templates.find(({ id }) => id === requestedId)?.id ?? null;
  const id = defaultAmong(templates, known);
  return templates.find((template) => template.id === id) ?? null;
};

const valuesOf = (card: TemplateCard) => cardFields.map((field) => card[field]);

export const insertTemplate = async (tx: Tx, id: string, card: TemplateCard): Promise<void> => {
  await tx.query(
    `insert into template (business_id, id, style, color, font, logo, signature, holder, shows_bank, shows_online)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [tx.business.id, id, ...valuesOf(card)],
  );
};

export const updateTemplate = async (tx: Tx, id: string, card: TemplateCard): Promise<void> => {
  await tx.query(
    `update template set style = $3, color = $4, font = $5, logo = $6, signature = $7, holder = $8, shows_bank = $9,
       shows_online = $10, version = version + 1 where business_id = $1 and id = $2`,
    [tx.business.id, id, ...valuesOf(card)],
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
