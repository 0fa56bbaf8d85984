import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../src/api/contract/call.ts';
import { templateCalls } from '../../src/api/contract/template.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { styleCode, styleOf } from '../../src/api/wire/template.ts';
import type { Template } from '../../src/domain/template.ts';
import { deleteTemplate, setDefaultTemplate } from '../commands/default-template.ts';
import { saveTemplate } from '../commands/save-template.ts';
import { allTemplates } from '../store/templates.ts';
import { withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './door.ts';
import { mount } from './mount.ts';

const cardOf = (body: BodyOf<typeof templateCalls.createTemplate>) => ({
  style: styleOf(body.InvoiceStyle),
  color: body.InvoiceColor.toLowerCase(),
  makeDefault: body.IsDefault === true,
});

const shown = (template: Template) => ({
  Id: idToWire(template.id),
  InvoiceStyle: styleCode(template.style),
  InvoiceColor: template.color,
  IsDefault: template.isDefault,
  version: template.version,
});

const told = (message: string, { id, repeated }: { id: string; repeated?: boolean }) => ({
  status: 200 as const,
  message,
  data: { Id: idToWire(id), repeated: repeated === true },
});

/** Mounts the calls of invoice templates. */
export const templateRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, templateCalls, inBusiness(services), {
    listTemplates: async ({ ctx }) => {
      const templates = await withBusiness(ctx, 'read', allTemplates);
      return { status: 200 as const, message: 'Invoice templates', data: templates.map(shown) };
    },
    deleteTemplate: async ({ ctx, query }) =>
      told('Invoice template deleted.', await deleteTemplate(ctx, idFromWire(query.invoiceSettingId))),
    setDefaultTemplate: async ({ ctx, query }) =>
      told(
        'invoice template set as default.',
        await setDefaultTemplate(ctx, idFromWire(query.invoiceSettingId)),
      ),
    updateTemplate: async ({ ctx, body }) =>
      told(
        'Changes saved.',
        await saveTemplate(ctx, cardOf(body), { id: idFromWire(body.Id), version: body.version ?? null }),
      ),
    createTemplate: async ({ ctx, body }) =>
      told('Created invoice template.', await saveTemplate(ctx, cardOf(body), null)),
  });
