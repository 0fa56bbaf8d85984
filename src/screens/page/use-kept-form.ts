import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { draftOf, dropDraft, keepDraft } from '../../api/client/drafts.ts';
import { intentOver } from '../../api/client/intent.ts';
import { keptWords } from '../../domain/words/kept.ts';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { worksIn } from '../shell/chosen-business.ts';
import { useStillIn } from '../shell/use-still-in.ts';

const keptAfterMs = 300;
/** A browser whose storage is slow to answer, or never does, does not hold the form back any longer. */
const opensAfterMs = 2000;

/** What is kept of a form: what was typed, and the version of its subject the typing began on. */
export interface KeptForm<Form> {
  typed: Partial<Form>;
  over: number | null;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
/** Of the same kind; nothing may be chosen where something stood, and the other way round, but a list stays one. */
const fits = (kept: unknown, standing: unknown): boolean =>
  kindOf(kept) === kindOf(standing) ||
  (!Array.isArray(standing) && !Array.isArray(kept) && (kept === null || standing === null));

/** What was kept, as far as the form still has such fields: a version before this one may have written it. */
const fitting = <Form extends object>(typed: unknown, standing: Form): Partial<Form> =>
  Object.fromEntries(
    Object.entries(typed ?? {}).filter(
      ([name, value]) => name in standing && fits(value, standing[name as keyof Form]),
    ),
  ) as Partial<Form>;

const here = () => location.pathname + location.search;

/**
 * A form whose typing survives a reload, Back, an expired session and a refused save: it is kept in this browser for
 * this user and business, and comes back when the form opens again.
 *
 * @param name the form and what it is about, e.g. `invoice.add`
 * @param initial the form as it begins when nothing was kept
 * @param version of what is edited, as it was fetched; null for a new one
 */
export const useKeptForm = <Form extends object>(name: string, initial: Form, version: number | null) => {
  const { id, userId } = useBusiness();
  const key = { businessId: id, userId, form: name };
  const [form, setForm] = useState(initial);
  const [dirty, setDirty] = useState(false);
  const [restored, setRestored] = useState(false);
  const [ready, setReady] = useState(false);
  const [over, setOver] = useState(version);
  // As it stands on the server by now; what is typed goes over the version it was begun on.
  const latest = useRef({ initial, version });
  latest.current = { initial, version };
  const touched = useRef(false);
  /** The form as it was when the typing began; null for typing that was begun on an earlier version. */
  const begun = useRef<Form | null>(initial);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per form; a form of another name is another component.
  useEffect(() => {
    const opens = setTimeout(() => setReady(true), opensAfterMs);
    void draftOf(key).then((kept) => {
      clearTimeout(opens);
      // What comes back late does not go over what is being typed.
      if (kept && !touched.current) {
        const { typed, over: begunOn } = kept as KeptForm<Form>;
        setForm({ ...latest.current.initial, ...fitting(typed, latest.current.initial) });
        setOver(begunOn ?? version);
        begun.current = begunOn === latest.current.version ? latest.current.initial : null;
        setDirty(true);
        setRestored(true);
      }
      setReady(true);
    });
    return () => clearTimeout(opens);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is fetched anew is shown where nothing is typed; typing alone brings nothing new.
  useEffect(() => {
    if (dirty) return;
    setForm(latest.current.initial);
    setOver(version);
    begun.current = latest.current.initial;
  }, [version]);

  // What is typed and not kept yet; the page may go sooner than it is.
  const unkept = useRef<KeptForm<Form> | null>(null);
  const typedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key never changes while the form is open.
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (unkept.current !== null) void keepDraft(key, unkept.current);
    unkept.current = null;
  }, []);

  // One timer for a whole run of keys: where it ends sooner than the pause, it waits for the rest of it.
  const keepAfter = useCallback(
    (pause: number) => {
      timer.current = setTimeout(() => {
        const rest = typedAt.current + keptAfterMs - performance.now();
        if (rest > 0) keepAfter(rest);
        else keep();
      }, pause);
    },
    [keep],
  );

  // With the key's own render: an effect after it would have React woken a second time for each key.
  useLayoutEffect(() => {
    unkept.current = dirty ? { typed: form, over } : null;
    if (!dirty) return;
    typedAt.current = performance.now();
    if (timer.current === undefined) keepAfter(keptAfterMs);
  }, [form, over, dirty, keepAfter]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  // Who leaves with something typed is told that it is kept, and has the way back to a form that has an address.
  const holds = useRef(false);
  const told = useRef<number>(undefined);
  const stillIn = useStillIn();
  useLayoutEffect(() => {
    holds.current = dirty;
  }, [dirty]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the form is left; its key never changes.
  useEffect(() => {
    const address = here();
    return () => {
      // A form that goes with its session is told of by the session, and signing out keeps nothing.
      if (!holds.current || !stillIn()) return;
      const leadsBack = here() !== address && worksIn(id);
      const back = leadsBack ? { label: keptWords.back, onPress: () => navigate(address) } : undefined;
      told.current = toast.success(keptWords.left, back);
    };
  }, []);

  const end = async (standing: Form) => {
    intentOver(name);
    holds.current = false;
    // Left while it was being saved, it is kept no longer.
    if (told.current !== undefined) toast.dismiss(told.current);
    unkept.current = null;
    touched.current = false;
    setDirty(false);
    setRestored(false);
    setForm(standing);
    setOver(latest.current.version);
    begun.current = standing;
    await dropDraft(key);
  };

  return {
    form,
    ready,
    dirty,
    /** True when what is shown came back from an earlier, unsaved typing. */
    restored,
    /** The version the typing began on, which a save goes over; null to go over any. */
    over,
    /** The form as it was when the typing began; null where that is not known. */
    begunOn: () => begun.current,
    /** Lets the next save go over the version named: whoever saves after that one is asked about again. */
    goOver: (version: number | null, typed: Form = form) => {
      setForm(typed);
      setOver(version);
      setDirty(true);
    },
    change: (patch: Partial<Form>) => {
      touched.current = true;
      setForm((now) => ({ ...now, ...patch }));
      setDirty(true);
    },
    set: (make: (now: Form) => Form) => {
      touched.current = true;
      setForm(make);
      setDirty(true);
    },
    /** Forgets what was typed, and the act under way with it: it is given up. */
    forget: () => end(latest.current.initial),
    /** The same once it is saved: what was typed is what stands, and stays in sight until it is fetched. */
    saved: () => end(form),
  };
};

/** Asks before the browser leaves a page with unsaved typing. Inside the product nothing is lost: the form is kept. */
export const useLeaveWarning = (dirty: boolean): void => {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
};
