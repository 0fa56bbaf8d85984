/** A category that anything was ever posted under can't be deleted: whether it was is asked of the lines that name one. */
export const linesOfCategories = `
create index journal_line_category on journal_line (business_id, category_id) where category_id is not null;
`;
