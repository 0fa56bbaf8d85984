/** What is kept of a form: what was typed, and the version of its subject the typing began on. */
export interface KeptForm<Form> {
  typed: Partial<Form>;
  baseVersion: number | null;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
/** Of the same kind; nothing may be chosen where something stood, and the other way round, but a list stays one. */
const fits = (kept: unknown, form: unknown): boolean =>
  kindOf(kept) === kindOf(form) ||
  (!Array.isArray(form) && !Array.isArray(kept) && (kept === null || form === null));

/** What was kept, as far as the form still has such fields: a version before this one may have written it. */
export const fitting = <Form extends object>(typed: unknown, form: Form): Partial<Form> =>
  Object.fromEntries(
    Object.entries(typed ?? {}).filter(
      ([name, value]) => name in form && fits(value, form[name as keyof Form]),
    ),
  ) as Partial<Form>;
