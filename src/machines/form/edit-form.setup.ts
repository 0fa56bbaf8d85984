import { assign, emit, raise, setup } from 'xstate';
import {
  editFormPorts,
  type Fetched,
  type Kept,
  type SaveRefused,
  type Stale,
  type Typed,
} from './edit-form.ports.ts';

export interface EditFormInput extends Fetched {
  /** True where what is typed outlives the page. */
  keeps: boolean;
}

export interface EditFormContext {
  keeps: boolean;
  /** As it was fetched last. */
  fetched: Fetched;
  /** As it is shown. */
  form: Typed;
  /** The version the typing began on, which a save goes over; null to go over any, and for a new one. */
  baseVersion: number | null;
  /** The form as it was when the typing began; null where that is not known. */
  base: Typed | null;
  /** What is shown came back from an earlier, unsaved typing. */
  restored: boolean;
  faults: readonly object[];
  /** Counts what was found wrong, so that each time is news. */
  attempt: number;
  /** The button pressed last. */
  button: string | null;
  stale: Stale | null;
}

export type EditFormEvent =
  | { type: 'draft.change'; patch: Typed }
  | { type: 'draft.discard' }
  /** The subject stands on the server as told here. */
  | ({ type: 'subject.fetched' } & Fetched)
  /** `faults` are what keeps it from being sent. */
  | { type: 'form.save'; button: string; faults: readonly object[] }
  /** What is typed here goes over what somebody else saved. */
  | { type: 'mine.keep' }
  /** Some fields theirs, some as typed here. */
  | { type: 'fields.choose'; form: Typed }
  | { type: 'page.hidden' }
  | { type: 'form.leave' }
  | { type: 'typing.saved' };

/** The form shown as it was fetched. */
export const fetchedForm = (fetched: Fetched) => ({
  fetched,
  form: fetched.form,
  baseVersion: fetched.version,
  base: fetched.form,
});

/** Once it is saved: as it was fetched since, or else as it was typed until then. */
const settled = ({ fetched, form, baseVersion }: EditFormContext) => {
  const isNewer = (fetched.version ?? 0) > (baseVersion ?? Number.POSITIVE_INFINITY);
  return fetchedForm({ form: isNewer ? fetched.form : form, version: fetched.version });
};

/** The version that somebody else saved, or a newer one, is fetched. */
const theirsIsHere = ({ fetched, stale }: EditFormContext): boolean =>
  (fetched.version ?? 0) >= (stale?.current ?? 1);

/** What the form's chart is made of: its facts, guards, acts and delays. */
export const editFormSetup = setup({
  types: {
    context: {} as EditFormContext,
    events: {} as EditFormEvent,
    input: {} as EditFormInput,
    emitted: {} as { type: 'typing.left' },
    tags: {} as 'ready' | 'dirty' | 'busy' | 'stale' | 'comparable' | 'saved' | 'dropping',
  },
  actors: editFormPorts,
  delays: {
    /** A browser whose storage is slow to answer, or never does, does not hold the form back any longer. */
    patience: 2000,
    /** Short enough that a browser that dies loses a word, and long enough that a long form is not written at every key. */
    keepSoon: 300,
  },
  guards: {
    keeps: ({ context }) => context.keeps,
    wasKept: (_, kept: Kept | null) => kept !== null,
    /** A version that was fetched before brings nothing new; what has none may. */
    isNews: ({ context }, { version }: Fetched) => version === null || version !== context.fetched.version,
    isFaulty: (_, faults: readonly object[]) => faults.length > 0,
    isStale: (_, error: unknown) => (error as SaveRefused).kind === 'stale',
    isHandledElsewhere: (_, error: unknown) => (error as SaveRefused).kind === 'handled',
    theirsIsHere: ({ context }) => theirsIsHere(context),
  },
  actions: {
    show: assign((_, fetched: Fetched) => fetchedForm(fetched)),
    note: assign({ fetched: (_, fetched: Fetched) => fetched }),
    change: assign({ form: ({ context }, typed: Typed) => ({ ...context.form, ...typed }) }),
    restore: assign((_, kept: Kept | null) => ({ ...kept, restored: true })),
    discard: assign(({ context }) => ({ ...fetchedForm(context.fetched), restored: false })),
    settle: assign(({ context }) => ({ ...settled(context), restored: false })),
    showFaults: assign((args, faults: readonly object[]) => ({ faults, attempt: args.context.attempt + 1 })),
    clear: assign({ faults: [], stale: null }),
    press: assign({ button: (_, button: string) => button }),
    keepStale: assign({ stale: (_, error: unknown) => (error as { stale: Stale }).stale }),
    goOverTheirs: assign({ baseVersion: ({ context }) => context.stale?.current ?? null }),
    takeChosen: assign((args, form: Typed) => ({ form, baseVersion: args.context.fetched.version })),
    tellLeft: emit({ type: 'typing.left' }),
    tellSaved: raise({ type: 'typing.saved' }),
  },
});
