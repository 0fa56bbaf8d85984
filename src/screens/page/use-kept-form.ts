import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { fromPromise, waitFor } from 'xstate';
import { type DraftKey, draftOf, dropDraft, keepDraft } from '../../api/client/drafts.ts';
import { intentOver } from '../../api/client/intent.ts';
import { kept as keptWords } from '../../domain/words/frame.ts';
import { connect, typedIn } from '../../machines/form/connect.ts';
import { editFormFlow } from '../../machines/form/edit-form.flow.ts';
import type { Kept, Sent, Typed } from '../../machines/form/edit-form.ports.ts';
import { useBusiness } from '../frame/business.ts';
import { worksIn } from '../frame/chosen-business.ts';
import { useStillIn } from '../frame/use-still-in.ts';
import { inspected } from '../kit/inspected.ts';
import { toast } from '../kit/notices/toast.ts';
import { fitting, type KeptForm } from './kept-form.ts';

const here = () => location.pathname + location.search;

const idOf = ({ userId, businessId, form }: DraftKey): string => [userId, businessId, form].join(' ');

/** The notices that typing is kept, by what each is of: it outlives the form that was left. */
const notices = new Map<string, Promise<number | undefined>>();

async function dismissNotice(key: DraftKey): Promise<void> {
  const id = idOf(key);
  const notice = await notices.get(id);
  notices.delete(id);
  if (notice !== undefined) toast.dismiss(notice);
}

/**
 * A form whose typing survives a reload, Back, an expired session and a refused save: it is kept in this browser for
 * this user and business, and comes back when the form opens again. Its chart says what becomes of it. No key draws
 * whoever asks for this: what is typed is read by `useTyped`, in the parts that show it.
 *
 * @param name the form and what it is about, e.g. `invoice.add`
 * @param initial the form as its subject is, or as a new one begins
 * @param version of what is edited, as it was fetched; null for a new one
 */
export const useFormFlow = <Form extends object>(name: string, initial: Form, version: number | null) => {
  const { id, userId } = useBusiness();
  const stillIn = useStillIn();
  const key = useMemo<DraftKey>(() => ({ businessId: id, userId, form: name }), [id, userId, name]);
  const latest = useRef({ key, initial, version, stillIn });
  latest.current = { key, initial, version, stillIn };
  /** Whether what was typed last is written, once the browser has answered; what came back is. */
  const written = useRef(Promise.resolve(true));
  const sending = useRef<(sent: Sent) => Promise<void>>(undefined);

  const [logic] = useState(() =>
    editFormFlow.provide({
      actors: {
        readKept: fromPromise(() => readKept(latest.current)),
        keepTyping: fromPromise(async ({ input: { form, baseVersion } }) => {
          written.current = keepDraft(latest.current.key, { typed: form, baseVersion });
          await written.current;
        }),
        dropTyping: fromPromise(async () => {
          await dropDraft(latest.current.key);
        }),
        save: fromPromise(async ({ input }) => {
          await sending.current?.(input);
        }),
      },
    }),
  );
  const actor = useActorRef(logic, {
    ...inspected(),
    input: { keeps: true, form: initial as Typed, version },
  });
  const view = useSelector(actor, connect, shallowEqual);

  // What is fetched anew is shown where nothing is typed.
  useEffect(() => {
    actor.send({ type: 'subject.fetched', form: latest.current.initial as Typed, version });
  }, [actor, version]);

  // Who leaves with something typed is told that it is kept, and has the way back to a form that has an address.
  useLayoutEffect(() => {
    const address = here();
    const tellKept = async () => {
      const { key, stillIn } = latest.current;
      // Leaving may be what has it written, and does so after it is told.
      await null;
      const isKept = await written.current.catch(() => false);
      // A form that goes with its session is told of by the session, and signing out keeps nothing.
      if (!isKept || !stillIn()) return;
      const leadsBack = here() !== address && worksIn(key.businessId);
      const back = leadsBack ? { label: keptWords.back, onPress: () => navigate(address) } : undefined;
      return toast.success(keptWords.left, back);
    };
    const left = actor.on('typing.left', () => {
      notices.set(idOf(latest.current.key), tellKept());
    });
    const hide = () => actor.send({ type: 'page.hidden' });
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      actor.send({ type: 'form.leave' });
      left.unsubscribe();
    };
  }, [actor]);

  // The same functions for good, so that what is made of them need not be made again.
  const acts = useMemo(() => {
    const now = () => actor.getSnapshot().context;
    const change = (patch: Partial<Form>) => actor.send({ type: 'draft.change', patch: patch as Typed });
    return {
      /** For `useTyped`. */
      actor,
      /** The form as it is at this moment. */
      typed: () => now().form as Form,
      change,
      /** Changes the form from what it is at that moment. */
      set: (make: (now: Form) => Form) => change(make(now().form as Form)),
      /** The form as it was when the typing began; null where that is not known. */
      begunOn: () => now().base as Form | null,
      /** Lets the next save go over what somebody else saved: whoever saves after that is asked about again. */
      overwrite: () => actor.send({ type: 'mine.keep' }),
      choose: (form: Form) => actor.send({ type: 'fields.choose', form: form as Typed }),
      /** Forgets what was typed, and the act under way with it: it is given up. */
      forget: async () => {
        const { key, initial, version } = latest.current;
        intentOver(key.form);
        actor.send({ type: 'subject.fetched', form: initial as Typed, version });
        actor.send({ type: 'draft.discard' });
        await waitFor(actor, (snapshot) => !snapshot.hasTag('dropping'));
      },
      /** Drops what is kept of a form that is saved, and what was said of it: it may have been left meanwhile. */
      drop: async () => {
        // Whether it was kept may never be answered: the save doesn't wait for it.
        void dismissNotice(latest.current.key);
        written.current = Promise.resolve(false);
        await dropDraft(latest.current.key);
      },
      /**
       * Sends the form, unless something keeps it from being sent.
       *
       * @param send rejects with why it was refused, as the chart reads it
       * @returns whether it is saved; nothing any more once the form was left
       */
      save: async (button: string, faults: readonly object[], send: (sent: Sent) => Promise<void>) => {
        sending.current = send;
        actor.send({ type: 'form.save', button, faults });
        const answered = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
        return answered.hasTag('saved');
      },
    };
  }, [actor]);
  return { ...view, ...acts };
};

/** What is typed in a form; whoever asks is drawn again at every key. */
export const useTyped = <Form extends object>({ actor }: FormFlow<Form>): Form =>
  useSelector(actor, typedIn) as Form;

/** A part of what is typed; whoever asks is drawn again when that part changes. */
export const useTypedPart = <Form extends object, Part>(
  { actor }: FormFlow<Form>,
  part: (form: Form) => Part,
): Part => useSelector(actor, (snapshot) => part(typedIn(snapshot) as Form));

type FormFlow<Form extends object> = Pick<ReturnType<typeof useFormFlow<Form>>, 'actor' | 'typed'>;

/** The same with what is typed: for forms short enough to be drawn whole at every key. */
export const useKeptForm = <Form extends object>(name: string, initial: Form, version: number | null) => {
  const flow = useFormFlow(name, initial, version);
  return { ...flow, form: useTyped(flow) };
};

interface Looked {
  key: DraftKey;
  initial: object;
  version: number | null;
}

/** What was typed before, laid over the form as its subject is by now. */
const readKept = async (looked: Looked): Promise<Kept | null> => {
  const kept = (await draftOf(looked.key)) as KeptForm<Typed> | undefined;
  if (!kept) return null;
  // Whoever came back by another way needs none any more.
  void dismissNotice(looked.key);
  const { initial, version } = looked;
  return {
    form: { ...initial, ...fitting(kept.typed, initial) },
    baseVersion: kept.baseVersion ?? version,
    base: kept.baseVersion === version ? (initial as Typed) : null,
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
