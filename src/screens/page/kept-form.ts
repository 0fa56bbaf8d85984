import { type DraftKey, draftOf, dropDraft } from '../../api/client/drafts.ts';
import type { Kept, Typed } from '../../machines/form/edit-form.ports.ts';
import { toast } from '../kit/notices/toast.ts';

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

const idOf = ({ userId, businessId, form }: DraftKey): string => [userId, businessId, form].join(' ');

/** The notices that say typing is kept, by form: a notice outlives the form that was left. */
const notices = new Map<string, Promise<number | undefined>>();

/** Remembers the notice of a form that was left, until the form is opened again. */
export const noteLeft = (key: DraftKey, notice: Promise<number | undefined>): void => {
  notices.set(idOf(key), notice);
};

async function dismissNotice(key: DraftKey): Promise<void> {
  const id = idOf(key);
  const notice = await notices.get(id);
  notices.delete(id);
  if (notice !== undefined) toast.dismiss(notice);
}

/** Drops what is kept of a form that is saved, and the notice about it: the form may have been left meanwhile. */
export async function dropKept(key: DraftKey): Promise<void> {
  // The notice waits until the browser has kept the typing, which may never be: the save doesn't wait for it.
  void dismissNotice(key);
  await dropDraft(key);
}

/** A form whose typing may be kept: its key, and its subject as it is now. */
export interface KeptOf {
  key: DraftKey;
  initial: object;
  version: number | null;
}

/** What was typed before, over the form as its subject is now. */
export const readKept = async ({ key, initial, version }: KeptOf): Promise<Kept | null> => {
  const kept = (await draftOf(key)) as KeptForm<Typed> | undefined;
  if (!kept) return null;
  // Back on the form, by whichever way, nobody needs the notice.
  void dismissNotice(key);
  return {
    form: { ...initial, ...fitting(kept.typed, initial) },
    baseVersion: kept.baseVersion ?? version,
    base: kept.baseVersion === version ? (initial as Typed) : null,
  };
};
