/**
 * The stock of a past day is today's without what moved since, and what was posted late is found by when it was: both are looked
 * up for all items at once.
 */
export const stockByDay = `
create index stock_move_since on stock_move (business_id, on_day) include (product_id, qty, value);
create index stock_move_posted on stock_move (business_id, at);
`;
