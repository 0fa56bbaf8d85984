import { type Template, templateStandingOf } from '../../src/domain/template/template.ts';
import type { Refusal } from '../../src/domain/values/refusal.ts';
import { decide, type Move } from '../../src/machines/standing.ts';
import { templateLifecycle } from '../../src/machines/template/template.lifecycle.ts';

/** Makes a template the default. */
export const setDefaultTemplateAct = (template: Template): Move<unknown> | Refusal =>
  decide(templateLifecycle, templateStandingOf(template), { type: 'template.setDefault' });

/** Deletes a template. */
export const deleteTemplateAct = (template: Template): Move<unknown> | Refusal =>
  decide(templateLifecycle, templateStandingOf(template), { type: 'template.delete' });
