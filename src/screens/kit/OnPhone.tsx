import type { ReactNode } from 'react';

/** A word that stands in a list only where its rows are cards, for want of a column's title. The table's recipe hides it elsewhere. */
export const OnPhone = ({ children }: { children: ReactNode }) => (
  <span className="on-phone">{children}</span>
);
