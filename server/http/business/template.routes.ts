import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { templateCalls } from '../../../src/api/calls/template.ts';
import type { PaperMaterial, Template } from '../../../src/domain/template/template.ts';
import { settingsAnswers as words } from '../../../src/domain/words/business.ts';
import { saveTemplate, templates } from '../../commands/template.ts';
import { withBusiness } from '../../store/database/tx.ts';
import { materialOf } from '../../store/documents/paper-material.ts';
import { templateStore } from '../../store/documents/templates.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { savedAs } from '../call/answer.ts';
import { mountDeclared } from '../call/mount-declared.ts';

const cardOf = ({ color, holder, makeDefault, ...card }: ArgsOf<typeof templateCalls.createTemplate>) => ({
  ...card,
  color: color.toLowerCase(),
  holder: holder?.trim(),
  makeDefault: makeDefault === true,
});

const viewOf = (template: Template, { pictures, size }: PaperMaterial) => ({
  ...template,
  logo: pictures.get(template.logo ?? '') ?? null,
  signature: pictures.get(template.signature ?? '') ?? null,
  size,
});

/** Mounts the calls of invoice templates. */
export const templateRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, templateCalls, inBusiness(services), {
    listTemplates: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const rows = await templateStore.all(tx);
        const material = await materialOf(
          tx,
          rows.flatMap(({ logo, signature }) => [logo, signature]),
        );
        return rows.map((template) => viewOf(template, material));
      }),
    deleteTemplate: async ({ ctx, args }) =>
      savedAs(words.templateDeleted, await templates.remove(ctx, args.id)),
    setDefaultTemplate: async ({ ctx, args }) =>
      savedAs('invoice template set as default.', await templates.setDefault(ctx, args.id)),
    updateTemplate: async ({ ctx, args: { id, version = null, ...card } }) =>
      savedAs(words.changesSaved, await saveTemplate(ctx, cardOf(card), { id, version })),
    createTemplate: async ({ ctx, args }) =>
      savedAs(words.templateCreated, await saveTemplate(ctx, cardOf(args), null)),
  });
