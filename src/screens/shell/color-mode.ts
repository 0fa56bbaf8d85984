/** What the user chose; `system` follows the device and is what stands until something else is chosen. */
export type ColorChoice = 'light' | 'dark' | 'system';

const STORED_AS = 'counterfoil.color';
const devicePrefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Of a browser that keeps nothing: the choice stands until the page is reloaded. */
let unkept: ColorChoice = 'system';
const listeners = new Set<() => void>();

/** The stored choice of this browser; `system` when nothing was chosen. */
export function colorChoice(): ColorChoice {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return unkept;
  }
}

function apply(): void {
  const choice = colorChoice();
  const dark = choice === 'dark' || (choice === 'system' && devicePrefersDark().matches);
  document.documentElement.classList.toggle('dark', dark);
  for (const listener of listeners) listener();
}

/** Stores the choice and applies it at once. */
export function chooseColor(choice: ColorChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, choice);
  } catch {
    unkept = choice;
  }
  apply();
}

/** Sets light or dark before the first render and follows the device, and other tabs, from then on. */
export function followColorChoice(): void {
  apply();
  devicePrefersDark().addEventListener('change', apply);
  window.addEventListener('storage', apply);
}

/** Tells when the choice may have changed, for `useSyncExternalStore`. */
export function onColorChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
