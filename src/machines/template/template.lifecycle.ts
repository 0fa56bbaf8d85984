import { setup } from 'xstate';
import { whyNotTemplate } from '../../domain/template/refusals.words.ts';
import type { TemplateStatus } from '../../domain/template/template.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type TemplateEvent =
  | { type: 'template.edit' }
  | { type: 'template.setDefault' }
  /** Another one was made the default. */
  | { type: 'template.yield' }
  /** The default was deleted, and this is the oldest left. */
  | { type: 'template.inherit' }
  | { type: 'template.delete' };

/** A template’s own row decides nothing beside its status. */
type TemplateFacts = Record<string, never>;

const machine = setup({
  types: { context: {} as TemplateFacts, events: {} as TemplateEvent, input: {} as TemplateFacts },
});

/**
 * The lifecycle of a template among others: one at a time is the default, and none is nobody’s. Documents keep what they were
 * issued with, so that every template may be deleted. Source: sales-and-access, section 4, "Invoice templates".
 */
export const templateChart = machine.createMachine({
  id: 'template',
  context: ({ input }) => input,
  initial: 'Default',
  states: {
    Default: {
      description: 'New documents use it.',
      on: {
        'template.edit': { target: 'Default' },
        'template.setDefault': { target: 'Default', meta: repeat },
        'template.yield': { target: 'Other', meta: { requirements: ['S-756'] } },
        'template.delete': { target: 'Deleted' },
      },
    },
    Other: {
      description: 'Documents use it when it is chosen.',
      on: {
        'template.edit': { target: 'Other' },
        'template.setDefault': { target: 'Default', meta: { requirements: ['S-756'] } },
        'template.inherit': { target: 'Default', meta: { requirements: ['S-755'] } },
        'template.delete': { target: 'Deleted' },
      },
    },
    Deleted: { description: 'Deleted. Documents issued with it keep their look.' },
  },
});

export const templateLifecycle: Lifecycle<typeof templateChart, TemplateFacts> = {
  name: 'template',
  chart: templateChart,
  whyNot: ({ status }) => whyNotTemplate(status as TemplateStatus),
};
