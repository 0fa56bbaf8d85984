import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { tabStorage } from '../../api/client/storage.ts';
import { toast } from '../kit/notices/toast.ts';

const prefix = 'counterfoil.payment-return ';

/** Somebody goes to a payment page from this tab: how they come back is news again. */
export const expectPaymentReturn = (): void => {
  for (const name of tabStorage.names()) if (name.startsWith(prefix)) tabStorage.remove(name);
};

/** A payment page leads back here as often as it is opened, by going back or by a reload of it; that is told once in this tab. */
const wasShown = (place: string, came: string): boolean => {
  const name = `${prefix}${place} ${came}`;
  const shown = tabStorage.get(name) !== null;
  tabStorage.set(name, 'shown');
  return shown;
};

/**
 * Says how one came back from a payment page, once, and takes that out of the address.
 *
 * @param parts.words what is said, by what the address says; anything else is not said
 * @param parts.place where one came back to
 * @param parts.back the address of it
 */
export const usePaymentReturn = ({
  words,
  place,
  back,
  onReturn,
}: {
  words: Readonly<Record<string, string>>;
  place: string;
  back: string;
  onReturn?: (came: string) => void;
}): void => {
  const came = new URLSearchParams(useSearch()).get('payment') ?? '';
  const [, navigate] = useLocation();
  useEffect(() => {
    const text = words[came];
    if (!text) return;
    if (!wasShown(place, came)) toast.success(text);
    navigate(back, { replace: true });
    onReturn?.(came);
  }, [came, words, place, back, navigate, onReturn]);
};
