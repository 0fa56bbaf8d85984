import type { TemplateView } from '../../api/queries/templates.ts';
import { styleOf } from '../../api/wire/template.ts';
import type { TemplateFont, TemplateStyle } from '../../domain/template.ts';

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
export const templateName = ({ InvoiceStyle, Font, InvoiceColor }: TemplateView): string =>
  `${styleWords[styleOf(InvoiceStyle)].label}, ${Font}, ${InvoiceColor}`;
