/** From where something was done: by a person on a page or by a program of theirs, or by whom no person sat at. */
export const sources = ['screen', 'api', 'import', 'store', 'provider', 'link', 'job'] as const;
export type Source = (typeof sources)[number];

export const isSource = (text: string | null): text is Source =>
  (sources as readonly (string | null)[]).includes(text);

/** Who acts where no person does, by the role they are given. */
const machines: Readonly<Record<string, Source>> = { Store: 'store', Provider: 'provider', Customer: 'link' };

interface Acting {
  user: { role: string; memberRole?: string };
  source?: Source | undefined;
  importRun?: string;
}

/** From where somebody acts. */
export const sourceOf = ({ user, source, importRun }: Acting): Source =>
  machines[user.role] ?? (importRun ? 'import' : (source ?? 'job'));

/** True where a person does it: on a page, by a program of theirs or by a file they import. */
export const isByPerson = (acting: Acting): boolean =>
  (['screen', 'api', 'import'] as readonly Source[]).includes(sourceOf(acting));

/** The role somebody has as they act, whatever they look at the pages as; null for who is no member. */
export const roleOf = ({ user }: Acting): string | null =>
  machines[user.role] ? null : user.memberRole || user.role || null;
