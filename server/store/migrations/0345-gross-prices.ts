/** The price and the own discount of a line as they were typed, where they include tax; null on every other line. */
export const grossPrices = `
alter table document_line add gross_price price_, add gross_discount money_ check (gross_discount >= 0),
  add check ((gross_price is null) = (gross_discount is null));
comment on column document_line.gross_price is 'The price as typed, where it includes tax; the price beside it is without.';
comment on column document_line.gross_discount is 'What its own discount takes off the price with its tax.';
`;
