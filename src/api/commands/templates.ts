import type { PaperLook } from '../../domain/template.ts';
import { send } from '../client/client.ts';
import { templateCalls } from '../contract/template.ts';
import { lookToWire } from '../wire/look.ts';
import { ourNames } from '../wire/rename.ts';
import { templateWire } from '../wire/template.ts';
import type { Asked, Edited, Told } from './command.ts';

const ours = ourNames(templateWire);

interface TypedTemplate {
  look: PaperLook;
  /** False changes nothing: there is always one default. */
  makeDefault: boolean;
  /** Null for a new one. */
  edited: Edited | null;
}

/** Adds a template, or saves the one that is edited. */
export const saveTemplate = (
  { businessId, intentKey }: Asked,
  { look, makeDefault, edited }: TypedTemplate,
): Promise<Told> => {
  // What is printed on is the business's, not the template's.
  const { PaperSize: _, ...card } = lookToWire(look);
  const body = { businessId, ...card, IsDefault: makeDefault };
  return edited
    ? send(templateCalls.updateTemplate, {
        body: { ...body, Id: edited.id, version: edited.version },
        intentKey,
        ours,
      })
    : send(templateCalls.createTemplate, { body, intentKey, ours });
};

/** Makes a template the default in place of the one that is. */
export const setDefaultTemplate = ({ businessId, intentKey }: Asked, id: string): Promise<Told> =>
  send(templateCalls.setDefaultTemplate, {
    query: { businessId, invoiceSettingId: id, isDefault: 'true' },
    intentKey,
  });

/** Deletes a template; after the default the oldest other one is it. */
export const deleteTemplate = ({ businessId, intentKey }: Asked, id: string): Promise<Told> =>
  send(templateCalls.deleteTemplate, { query: { businessId, invoiceSettingId: id }, intentKey });
