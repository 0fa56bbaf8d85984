import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type ActorRefFrom, fromPromise, waitFor } from 'xstate';
import { type DraftKey, dropDraft, keepDraft } from '../../api/client/drafts.ts';
import { intentOver, once } from '../../api/client/intent.ts';
import { kept as keptWords } from '../../domain/words/frame.ts';
import { connect, typedIn } from '../../machines/form/connect.ts';
import { editFormFlow } from '../../machines/form/edit-form.flow.ts';
import { type Sent, saveRefused, type Typed } from '../../machines/form/edit-form.ports.ts';
import type { Problem } from '../../machines/problem.ts';
import { useBusiness } from '../frame/business.ts';
import { worksIn } from '../frame/chosen-business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { useStillIn } from '../frame/use-still-in.ts';
import { inspected } from '../kit/inspected.ts';
import { toast } from '../kit/notices/toast.ts';
import { mergedForm } from './conflict.ts';
import { dropKept, type KeptOf, noteLeft, readKept } from './kept-form.ts';

/** What is edited, and how its form begins. */
export interface Edited<Form> {
  /** Begins the ids of the fields, and the name the typing is kept under: `customer`. */
  noun: string;
  /** The one that is edited, as it was fetched; its version is null where it has none. Null for a new one. */
  opened: { id: string; version: number | null } | null;
  initial: Form;
  /** What a new one is made from, such as a quote: its typing is kept apart. Left out for one that begins empty. */
  madeOf?: string | null | undefined;
}

interface FormFlowSpec<Form> extends Edited<Form> {
  /** False for a form whose typing isn't kept. */
  keeps?: boolean;
  /** The faults to show for what the server refused. */
  faultsOf: (form: Form, problem: Problem) => readonly object[];
  /** Fetches what a save changes beside what its call touches. */
  alsoFetch?: () => Promise<void>;
}

const here = () => location.pathname + location.search;

/** Tells anyone who leaves with something typed that it is kept, with a way back to a form that has an address. */
const useLeft = (
  actor: ActorRefFrom<typeof editFormFlow>,
  latest: RefObject<KeptOf>,
  written: RefObject<Promise<boolean>>,
): void => {
  const stillIn = useStillIn();
  useLayoutEffect(() => {
    const address = here();
    const tellKept = async () => {
      const { key } = latest.current;
      // Leaving may itself be what writes it, right after this event.
      await null;
      const isKept = await written.current.catch(() => false);
      // Where the session ended, its own notice says so, and signing out keeps nothing.
      if (!isKept || !stillIn()) return;
      const leadsBack = here() !== address && worksIn(key.businessId);
      const back = leadsBack ? { label: keptWords.back, onPress: () => navigate(address) } : undefined;
      return toast.success(keptWords.left, back);
    };
    const left = actor.on('typing.left', () => noteLeft(latest.current.key, tellKept()));
    const hide = () => actor.send({ type: 'page.hidden' });
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      actor.send({ type: 'form.leave' });
      left.unsubscribe();
    };
  }, [actor, latest, written, stillIn]);
};

/** Runs the form's chart: what is typed is kept in this browser, and a newer version is shown where nothing is typed. */
const useFormActor = (form: string, initial: object, version: number | null, keeps: boolean) => {
  const { id, userId } = useBusiness();
  const key = useMemo<DraftKey>(() => ({ businessId: id, userId, form }), [id, userId, form]);
  const latest = useRef<KeptOf>({ key, initial, version });
  latest.current = { key, initial, version };
  /** Whether the latest typing is written, once the browser has answered; typing that was restored is. */
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
  const actor = useActorRef(logic, { ...inspected(), input: { keeps, form: initial as Typed, version } });
  useEffect(() => {
    actor.send({ type: 'subject.fetched', form: latest.current.initial as Typed, version });
  }, [actor, version]);
  useLeft(actor, latest, written);
  return { actor, latest, written, sending };
};

/** Asks before the browser leaves a page with unsaved typing. Inside the product nothing is lost: the form is kept. */
const useLeaveWarning = (dirty: boolean): void => {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
};

/**
 * Any form, run by the form's chart. Its typing survives a reload, Back, an expired session and a refused save; it is saved once,
 * however often Save is pressed, and what somebody else saved meanwhile is overwritten only by choice. A keystroke doesn't render
 * the caller: what is typed is read by `useTyped`, in the parts that show it.
 */
export const useFormFlow = <Form extends object>(spec: FormFlowSpec<Form>) => {
  const { noun, opened, initial, madeOf, keeps = true } = spec;
  const act = opened ? `${noun}.edit ${opened.id}` : madeOf ? `${noun}.add ${madeOf}` : `${noun}.add`;
  const { actor, latest, written, sending } = useFormActor(act, initial, opened?.version ?? null, keeps);
  const { faults, isComparable, ...view } = useSelector(actor, connect, shallowEqual);
  const refresh = useRefresh();
  useLeaveWarning(keeps && view.dirty);

  // They stay the same functions, so that what depends on them isn't made again.
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
      /** Keeps this typing: the next save goes over what somebody else saved; a version saved after that is asked about again. */
      overwrite: () => actor.send({ type: 'mine.keep' }),
      /** Forgets what was typed, and gives up the intended act. */
      forget: async () => {
        const { key, initial, version } = latest.current;
        intentOver(key.form);
        actor.send({ type: 'subject.fetched', form: initial as Typed, version });
        actor.send({ type: 'draft.discard' });
        await waitFor(actor, (snapshot) => !snapshot.hasTag('dropping'));
      },
    };
  }, [actor, latest]);

  /** Sends it, and forgets its typing once it is saved; rejects with why it was refused, as the chart reads it. */
  async function send<Answer extends { message: string }>(sent: Promise<Answer>): Promise<Answer> {
    const answer = await sent.catch((rejection) => {
      const problem = rejection as Problem;
      // What somebody else saved is fetched, to be shown beside the choice.
      if (problem.kind === 'stale') void refresh();
      throw saveRefused(problem, () => spec.faultsOf(acts.typed(), problem));
    });
    if (keeps) {
      written.current = Promise.resolve(false);
      await dropKept(latest.current.key);
    }
    await Promise.all([refresh(), spec.alsoFetch?.()]);
    toast.success(answer.message);
    return answer;
  }

  return {
    ...view,
    ...acts,
    noun,
    /** The name the typing is kept under. */
    name: act,
    faults,
    /** What somebody else saved, once it is fetched, and what the typing began on, where that is known. */
    conflict: isComparable
      ? { theirs: initial, base: actor.getSnapshot().context.base as Form | null }
      : null,
    /** Takes their value in the fields named, and keeps the rest as typed; the next save goes over their version. */
    choose: (taken: ReadonlySet<string>) =>
      actor.send({ type: 'fields.choose', form: mergedForm(acts.typed(), initial, taken) as Typed }),
    /**
     * Sends the form once, unless something keeps it from being sent.
     *
     * @param button the one that was pressed, busy until the answer is here
     * @param found what keeps the form from being sent; then nothing is
     * @param sendWith is given the version the edit goes over, or null to go over any
     * @returns the server's answer; null when the form stays or was left meanwhile, so that nobody is led away from where they went
     */
    save: async <Answer extends { message: string }>(
      button: string,
      found: readonly object[],
      sendWith: (intentKey: string, baseVersion: number | null) => Promise<Answer>,
    ): Promise<Answer | null> => {
      let answer: Answer | null = null;
      sending.current = async ({ baseVersion }) => {
        answer = await send(once(act, (intentKey) => sendWith(intentKey, baseVersion)));
      };
      actor.send({ type: 'form.save', button, faults: found });
      const answered = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      return answered.hasTag('saved') ? answer : null;
    },
  };
};

/** What is typed in a form; it renders its caller at every keystroke. */
export const useTyped = <Form extends object>({ actor }: FormFlow<Form>): Form =>
  useSelector(actor, typedIn) as Form;

/** A part of what is typed; it renders its caller when that part changes. */
export const useTypedPart = <Form extends object, Part>(
  { actor }: FormFlow<Form>,
  part: (form: Form) => Part,
): Part => useSelector(actor, (snapshot) => part(typedIn(snapshot) as Form));

type FormFlow<Form extends object> = Pick<ReturnType<typeof useFormFlow<Form>>, 'actor' | 'typed'>;
