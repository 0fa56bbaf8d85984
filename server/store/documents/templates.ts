import type { Template, TemplateCard } from '../../../src/domain/template/template.ts';
import { defaultAmong } from '../../../src/domain/values/default-among.ts';
import { cardStore } from '../database/card-store.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

const typed = {
  style: column.text.as<TemplateCard['style']>(),
  color: column.text,
  font: column.text.as<TemplateCard['font']>(),
  logo: column.id.orNull,
  signature: column.id.orNull,
  holder: column.text,
  showsBank: column.bool,
  showsOnline: column.bool,
};

/** Templates, oldest first: their ids say when they were made. */
export const templateStore = cardStore({
  table: 'template',
  typed,
  own: { isDefault: column.bool },
  order: 'id',
});

/** The template asked for, else the default one; null where there is none. */
export const templateOrDefault = async (
  tx: BusinessTx,
  requestedId: string | null,
): Promise<Template | null> => templateAmong(await templateStore.all(tx), requestedId);

/** The same among templates that are known. */
export const templateAmong = (
  templates: readonly Template[],
  requestedId: string | null,
): Template | null => {
  const known = templates.find(({ id }) => id === requestedId)?.id ?? null;
  const id = defaultAmong(templates, known);
  return templates.find((template) => template.id === id) ?? null;
};
