/** What leads to an import. */

export const importFile = 'Import';
