export interface NavEntry {
  label: string;
  href: string;
}

/** Entries under one heading; the first group (Dashboard) has none. Only pages that exist are given. */
export interface NavGroup {
  title?: string;
  entries: readonly NavEntry[];
}

/** Whether the path lies on the entry's page or below it. `/sales` holds `/sales/42`, `/` holds only itself. */
export function holdsPath(entry: NavEntry, path: string): boolean {
  return path === entry.href || (entry.href !== '/' && path.startsWith(`${entry.href}/`));
}

/** The pages of the product, by what they are for. */
export const groups: readonly NavGroup[] = [];
