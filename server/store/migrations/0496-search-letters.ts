const searched = ['contact', 'product', 'document', 'expense', 'stock_transfer'];

/** What rows are found by has plain letters in the place of those that are no other one with a mark, as a search is read now. */
export const searchLetters = `
select set_config('app.maintenance', 'on', true);
${searched
  .map(
    (table) => `update ${table} set search =
  translate(replace(replace(replace(replace(search, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'øłđðħŧı', 'olddhti')
  where search ~ '[ßæœþøłđðħŧı]';`,
  )
  .join('\n')}
select set_config('app.maintenance', '', true);
`;
