import { useEffect } from 'react';

/** Something that can be done with what the page shows. */
export interface PageAct {
  key: string;
  label: string;
  onPress: () => void;
}

let current: readonly PageAct[] = [];

/** Offers the acts of the open record to the palette, while the page that shows it is open. */
export const usePageActs = (acts: readonly PageAct[]): void => {
  useEffect(() => {
    current = acts;
    return () => {
      current = [];
    };
  }, [acts]);
};

/** What can be done with the record that is open; none where none is. */
export const pageActs = (): readonly PageAct[] => current;
