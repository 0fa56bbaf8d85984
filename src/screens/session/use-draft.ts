import { useEffect, useRef } from 'react';
import { type DraftKey, draftOf, keepDraft } from '../../api/client/drafts.ts';

/** Typing pauses this long before it is kept. */
const PAUSE_MS = 300;

/** Keeps what is typed under its key, and gives back, once, what was typed there before the page was left or reloaded. */
export function useDraft<Typed>(key: DraftKey, typed: Typed, giveBack: (kept: Partial<Typed>) => void): void {
  const { userId, businessId, form } = key;
  const requested = useRef(false);
  const latest = useRef(giveBack);
  latest.current = giveBack;

  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    draftOf({ userId, businessId, form }).then((kept) => {
      if (typeof kept === 'object' && kept !== null) latest.current(kept as Partial<Typed>);
    });
  }, [userId, businessId, form]);

  useEffect(() => {
    const timer = setTimeout(() => keepDraft({ userId, businessId, form }, typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [userId, businessId, form, typed]);
}
