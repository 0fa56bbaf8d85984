import type { ReactNode } from 'react';

/** A word shown in a list only where its rows are cards and have no column titles; the table's recipe hides it elsewhere. */
export const OnPhone = ({ children }: { children: ReactNode }) => (
  <span className="on-phone">{children}</span>
);
