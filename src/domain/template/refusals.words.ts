import type { TemplateStatus } from './template.ts';

/** Why a template can't do that, and the way out. */
export const whyNotTemplate = (status: TemplateStatus): string =>
  status === 'Deleted'
    ? 'This template is deleted. Make a new one.'
    : 'A template becomes the default, or stops being it, when another one is chosen or deleted.';
