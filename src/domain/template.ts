import type { FieldProblem } from './refusal.ts';

/** Styles a document can be printed in; one is built in. */
export const templateStyles = ['classic'] as const;
export type TemplateStyle = (typeof templateStyles)[number];

/** How documents look on paper. */
export interface TemplateCard {
  style: TemplateStyle;
  /** `#rrggbb`, in small letters. */
  color: string;
}

export interface Template extends TemplateCard {
  id: string;
  isDefault: boolean;
  version: number;
}

/** Every fault of a template's card. A colour is six digits and nothing else: it is written into style sheets and PDF. */
export const templateProblems = ({ color }: TemplateCard): FieldProblem[] =>
  /^#[0-9a-f]{6}$/.test(color)
    ? []
    : [{ field: 'color', message: 'Write the colour as six digits, like #0b6b53.' }];

/**
 * Which template is the default: the one asked for, else the one that is, else the first.
 * Source: sales-and-access, section 4, "Invoice templates".
 *
 * @param templates oldest first
 * @returns its id; null where there is no template
 */
export const defaultAmong = (
  templates: readonly Pick<Template, 'id' | 'isDefault'>[],
  asked: string | null = null,
): string | null => asked ?? templates.find(({ isDefault }) => isDefault)?.id ?? templates[0]?.id ?? null;
