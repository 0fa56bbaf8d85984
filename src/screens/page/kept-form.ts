/** What is kept of a form: what was typed, and the version of its subject the typing began on. */
export interface KeptForm<Form> {
  typed: Partial<Form>;
  baseVersion: number | null;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
/** Of the same kind; nothing may be chosen where something stood, and the other way round, but a list stays one. */
const fits = (kept: unknown, shown: unknown): boolean =>
  kindOf(kept) === kindOf(shown) ||
  (!Array.isArray(shown) && !Array.isArray(kept) && (kept === null || shown === null));

/** What was kept, as far as the form still has such fields: a version before this one may have written it. */
export const fitting = <Form extends object>(typed: unknown, shown: Form): Partial<Form> =>
  Object.fromEntries(
    Object.entries(typed ?? {}).filter(
      ([name, value]) => name in shown && fits(value, shown[name as keyof Form]),
    ),
  ) as Partial<Form>;
