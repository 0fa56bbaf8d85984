import type { TemplateFont, TemplateStyle } from '../template-look.ts';

export const styleWords: Readonly<Record<TemplateStyle, { label: string; meaning: string }>> = {
  classic: { label: 'Classic', meaning: 'Your details left, document details right, plain lines.' },
  band: { label: 'Band', meaning: 'A band in your colour across the top, dates and customer below it.' },
  letter: { label: 'Letterhead', meaning: 'Your details centred above a rule, everything in frames.' },
};

export const fontWords: Readonly<Record<TemplateFont, string>> = {
  Avenir: 'Avenir (as Nunito Sans)',
  Inter: 'Inter',
  Georgia: 'Georgia (as Gelasio)',
};

/** What a template is called: it has no name, its look tells it apart. */
export const templateName = (look: { style: TemplateStyle; font: TemplateFont; color: string }): string =>
  `${styleWords[look.style].label}, ${look.font}, ${look.color}`;

/** What is read in template fault. */
export const templateFaultWords = {
  colourWrong: 'Write the colour as six digits, like #0b6b53.',
  holderTooLong: (longestHolder: number) =>
    `A name under the signature has at most ${longestHolder} characters.`,
} as const;
