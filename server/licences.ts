/** A package as the bill of materials names it. */
export interface Component {
  name: string;
  version: string;
  licenses?: readonly { license?: { id?: string; name?: string }; expression?: string }[];
}

/** Licences we ship code under: all of them let it be used and handed on with its notice, which stays in its package. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  // A library of its own that sharp loads and nobody changes.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // The build's own, whose code is not changed.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages whose description names no licence, with the one in their LICENSE file. */
const named: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** The licence of a package as an SPDX expression; empty where there is none. */
export const licenceOf = ({ name, licenses = [] }: Component): string => {
  const stated = licenses.map((one) => one.expression ?? one.license?.id ?? one.license?.name ?? '');
  return stated.filter(Boolean).join(' AND ') || (named[name] ?? '');
};

/** True when each licence of an expression is allowed: of several joined by OR one is enough, for it is ours to choose. */
export const isAllowed = (expression: string): boolean =>
  expression.split(/\s+and\s+/i).every((part) => part.split(/[()]|\s+or\s+/i).some((id) => allowed.has(id)));

/** The packages by licence, as a page. */
export const licencePage = (components: readonly Component[]): string => {
  const by = new Map<string, Set<string>>();
  for (const one of components) {
    const licence = licenceOf(one) || 'none';
    by.set(licence, (by.get(licence) ?? new Set()).add(`${one.name} ${one.version}`));
  }
  const parts = [...by].sort(([a], [b]) => a.localeCompare(b));
  return [
    '# Licences of what is shipped',
    'Counterfoil is licensed under Apache-2.0. Each package below has its full text in its own folder of node_modules.',
    ...parts.map(([licence, names]) => `## ${licence}\n\n${[...names].sort().join(', ')}`),
    '',
  ].join('\n\n');
};
