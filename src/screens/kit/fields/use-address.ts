import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Reads a list's filter from the address, and makes addresses with some of it changed; what is empty is left out. */
export const useAddress = <Name extends string>(defaults: Readonly<Record<Name, string>>) => {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const current = new URLSearchParams(search);
  const values = Object.fromEntries(
    Object.entries<string>(defaults).map(([name, otherwise]) => [name, current.get(name) ?? otherwise]),
  ) as Record<Name, string>;
  const hrefWith = (change: Partial<Record<Name, string>>): string => {
    const next = Object.entries<string>({ ...values, ...change }).filter(
      ([name, value]) => value !== '' && value !== defaults[name as Name],
    );
    const query = new URLSearchParams(next).toString();
    return query ? `${path}?${query}` : path;
  };
  return {
    values,
    hrefWith,
    go: (change: Partial<Record<Name, string>>) => navigate(hrefWith(change), { replace: true }),
  };
};

/** What the calls take of what is searched for. */
export const LONGEST_SEARCH = 200;

/** The page an address names, from 1; the first where it says none, or nothing that is a page. */
export const pageIn = (text: string): number => (/^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1);

/** Text that follows typing at once and reports it once the typing has paused. */
export const usePaused = (value: string, onSettled: (text: string) => void, pause = 250) => {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onSettled);
  latest.current = onSettled;
  // The address changed by itself: Back, or a link.
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => latest.current(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, value, pause]);
  return [typed, setTyped] as const;
};
