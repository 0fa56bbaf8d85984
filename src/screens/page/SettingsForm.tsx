import { chakra } from '@chakra-ui/react';
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { kept as words } from '../../domain/words/frame.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { SaveBar } from '../kit/buttons/SaveBar.tsx';
import { useSaveKey } from '../kit/dialogs/use-save-key.ts';
import type { SettingsFormState } from './use-settings-form.ts';

const Form = chakra('form', {
  base: { maxWidth: '760px', '& > [data-save-bar]': { marginBlock: '0 20px' } },
});

/** What the page knows of a card that is typed in. */
interface TypedCard {
  dirty: boolean;
  pending: boolean;
  latest: RefObject<Pick<SettingsFormState, 'submit' | 'forget'>>;
}

type TellPage = (name: string, card: TypedCard | null) => void;

const PageContext = createContext<TellPage>(() => {
  throw new Error('A card that is typed in is on a settings form.');
});

type OnBar = Pick<SettingsFormState, 'name' | 'dirty' | 'pending' | 'switching' | 'submit' | 'forget'>;

/** Tells the page's bar of a card with typed fields, as long as the card is there. */
export function useOnSaveBar(card: OnBar) {
  const tell = use(PageContext);
  const latest = useRef(card);
  latest.current = card;
  const { name, pending } = card;
  const dirty = card.dirty && !card.switching;
  useEffect(() => tell(name, { dirty, pending, latest }), [tell, name, dirty, pending]);
  useEffect(() => () => tell(name, null), [tell, name]);
}

/** The heading of the card somebody typed in last: from there the keyboard goes on once the bar is gone. */
const headingAround = (field: Element | null): HTMLElement | null =>
  field?.closest('section')?.querySelector('h2') ?? null;

/** The typed fields of a page of settings, with one bar that saves or discards what was typed in any of its cards. */
export function SettingsForm({ children }: { children: ReactNode }) {
  const [cards, setCards] = useState<ReadonlyMap<string, TypedCard>>(new Map());
  const [saving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const lastField = useRef<Element>(null);
  const tell = useCallback<TellPage>(
    (name, card) =>
      setCards((now) => {
        const next = new Map(now);
        if (card) next.set(name, card);
        else next.delete(name);
        return next;
      }),
    [],
  );
  const dirty = [...cards.values()].filter((card) => card.dirty);
  const pending = saving || dirty.some((card) => card.pending);
  // Each is a call of its own: what one is refused doesn't keep the others from being saved.
  async function save() {
    setSaving(true);
    let refused = false;
    for (const { latest } of dirty) if (!(await latest.current.submit())) refused = true;
    setSaving(false);
    const next = refused
      ? form.current?.querySelector<HTMLElement>('[role=alert]')
      : headingAround(lastField.current);
    next?.setAttribute('tabindex', '-1');
    next?.focus({ preventScroll: !refused });
  }
  const discard = () => {
    for (const { latest } of dirty) void latest.current.forget();
  };
  useSaveKey(dirty.length > 0 && !pending ? () => void save() : undefined);
  const note = ({ target }: FocusEvent) => {
    if (target.closest('input, select, textarea')) lastField.current = target;
  };
  return (
    <PageContext value={tell}>
      <Form
        ref={form}
        noValidate
        onFocus={note}
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) void save();
        }}
      >
        {children}
        {dirty.length > 0 && (
          <SaveBar>
            <Button look="ghost" disabled={pending} onClick={discard}>
              {words.discard}
            </Button>
            <Button look="primary" type="submit" pending={pending}>
              {words.saveChanges}
            </Button>
          </SaveBar>
        )}
      </Form>
    </PageContext>
  );
}
