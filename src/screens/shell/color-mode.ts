/** What the user chose; `system` follows the device and is what stands until something else is chosen. */
export type ColorChoice = 'light' | 'dark' | 'system';

const STORED_AS = 'counterfoil.color';
const devicePrefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The stored choice of this browser; `system` when nothing is stored or storage is closed. */
export function colorChoice(): ColorChoice {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function apply(choice: ColorChoice): void {
  const dark = choice === 'dark' || (choice === 'system' && devicePrefersDark().matches);
  document.documentElement.classList.toggle('dark', dark);
}

/** Stores the choice and applies it at once. */
export function chooseColor(choice: ColorChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, choice);
  } catch {
    // A browser that keeps nothing still gets the choice until the page is reloaded.
  }
  apply(choice);
}

/** Sets light or dark before the first render and follows the device, and other tabs, from then on. */
export function followColorChoice(): void {
  const follow = () => apply(colorChoice());
  follow();
  devicePrefersDark().addEventListener('change', follow);
  window.addEventListener('storage', follow);
}
