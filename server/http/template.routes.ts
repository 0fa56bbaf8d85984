import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../src/api/contract/call.ts';
import { templateCalls } from '../../src/api/contract/template.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { styleCode, styleOf, templateWire } from '../../src/api/wire/template.ts';
import type { PaperMaterial, Template } from '../../src/domain/template.ts';
import { settingsAnswers as settingsAnswerWords } from '../../src/domain/words/business.ts';
import { deleteTemplate, setDefaultTemplate } from '../commands/default-template.ts';
import { saveTemplate } from '../commands/save-template.ts';
import { materialOf } from '../store/paper-material.ts';
import { allTemplates } from '../store/templates.ts';
import { withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { mount } from './mount.ts';

const cardOf = (body: BodyOf<typeof templateCalls.createTemplate>) => {
  const {
    styleCode: code,
    color,
    font,
    logo,
    signature,
    holder,
    showsBank,
    showsOnline,
    isDefault,
  } = templateWire.fromWire(body);
  const card = {
    font,
    logo,
    signature,
    holder: holder?.trim(),
    showsBank,
    showsOnline,
    makeDefault: isDefault === true,
  };
  return { ...card, style: styleOf(code), color: color.toLowerCase() };
};

const toAnswer = (template: Template, { pictures, size }: PaperMaterial) =>
  templateWire.toWire({
    ...template,
    id: idToWire(template.id),
    styleCode: styleCode(template.style),
    logo: pictures.get(template.logo ?? '') ?? null,
    signature: pictures.get(template.signature ?? '') ?? null,
    size,
  });

const answerWith = (message: string, { id, repeated }: { id: string; repeated?: boolean }) => ({
  status: 200 as const,
  message,
  data: { Id: idToWire(id), repeated: repeated === true },
});

/** Mounts the calls of invoice templates. */
export const templateRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, templateCalls, inBusiness(services), {
    listTemplates: async ({ ctx }) => {
      const data = await withBusiness(ctx, 'read', async (tx) => {
        const templates = await allTemplates(tx);
        const material = await materialOf(
          tx,
          templates.flatMap(({ logo, signature }) => [logo, signature]),
        );
        return templates.map((template) => toAnswer(template, material));
      });
      return { status: 200 as const, message: settingsAnswerWords.templates, data };
    },
    deleteTemplate: async ({ ctx, query }) =>
      answerWith(
        settingsAnswerWords.templateDeleted,
        await deleteTemplate(ctx, idFromWire(query.invoiceSettingId)),
      ),
    setDefaultTemplate: async ({ ctx, query }) =>
      answerWith(
        'invoice template set as default.',
        await setDefaultTemplate(ctx, idFromWire(query.invoiceSettingId)),
      ),
    updateTemplate: async ({ ctx, body }) =>
      answerWith(
        settingsAnswerWords.changesSaved,
        await saveTemplate(ctx, cardOf(body), { id: idFromWire(body.Id), version: body.version ?? null }),
      ),
    createTemplate: async ({ ctx, body }) =>
      answerWith(settingsAnswerWords.templateCreated, await saveTemplate(ctx, cardOf(body), null)),
  });
