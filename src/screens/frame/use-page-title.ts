import { useEffect } from 'react';

/** Names the browser tab after the page for as long as it is shown: "Invoice INV-0042 · Counterfoil". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Counterfoil` : 'Counterfoil';
  }, [title]);
}
