import type { TemplateFont, TemplateStatus, TemplateStyle } from '../template.ts';

export const styleWords: Readonly<Record<TemplateStyle, { label: string; meaning: string }>> = {
  classic: { label: 'Classic', meaning: 'You at the left, the document at the right, plain lines.' },
  band: { label: 'Band', meaning: 'A band of your colour over the page, dates and customer under it.' },
  letter: { label: 'Letterhead', meaning: 'You in the middle over a rule, everything in frames.' },
};

export const fontWords: Readonly<Record<TemplateFont, string>> = {
  Avenir: 'Avenir (as Nunito Sans)',
  Inter: 'Inter',
  Georgia: 'Georgia (as Gelasio)',
};

/** What a template is called: it has no name, its look tells it apart. */
export const templateName = (look: { style: TemplateStyle; font: TemplateFont; color: string }): string =>
  `${styleWords[look.style].label}, ${look.font}, ${look.color}`;

/** Why a template can't do that, and the way out. */
export const whyNotTemplate = (status: TemplateStatus): string =>
  status === 'Deleted'
    ? 'This template is deleted. Make a new one.'
    : 'A template is demoted, or is promoted, when another one is set or deleted.';

/** What is read in template fault. */
export const templateFaultWords = {
  colourWrong: 'Write the colour as six digits, like #0b6b53.',
  holderTooLong: (longestHolder: number) =>
    `A name under the signature has at most ${longestHolder} characters.`,
} as const;
