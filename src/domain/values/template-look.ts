/** Styles a document can be printed in. They differ in where things stand, not in colour alone. */
export const templateStyles = ['classic', 'band', 'letter'] as const;
export type TemplateStyle = (typeof templateStyles)[number];

/** Typefaces of paper. Avenir and Georgia are printed in their free twins, which are embedded. */
export const templateFonts = ['Avenir', 'Inter', 'Georgia'] as const;
export type TemplateFont = (typeof templateFonts)[number];
