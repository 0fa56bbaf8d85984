import { defaultAmong } from '../../src/domain/values/default-among.ts';
import type { Tx } from '../store/database/tx.ts';
import { allTemplates, flagDefault } from '../store/documents/templates.ts';
import { recordEvent } from '../store/plan/events.ts';

/**
 * Leaves the business with one default template, as long as it has any: the one asked for, else the one that is, else
 * the oldest. A change of it is an event. Called under `lockSettings`.
 */
export const settleDefault = async (tx: Tx, requestedId: string | null = null): Promise<void> => {
  const templates = await allTemplates(tx);
  const id = defaultAmong(templates, requestedId);
  if (id === null || templates.some((template) => template.id === id && template.isDefault)) return;
  await flagDefault(tx, id);
  await recordEvent(tx, 'template.default', 'template', id);
};
