/** A line of an expense may be the tax on an import alone: it has no amount of its own, and keeps what its tax was computed from. */
export const importTaxOfExpenses = `
alter table expense_line add given_base money_,
  drop constraint expense_line_amount_check,
  add constraint expense_line_amount_check check (case when given_base is null then amount > 0 else amount = 0 and given_base > 0 end);
`;
