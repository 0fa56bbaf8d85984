/** The same of stock and the accounts it stands on. No call leads to the last one: each asks for an account under Inventory. */
export const stockFaults: [number, string, string, RegExp][] = [
  [
    8,
    'a product that keeps stock without moves',
    `update product set qty = 3`,
    /product .* keeps qty, value as 3.*, 0.* where its rows add up to 0/,
  ],
  [
    8,
    'a stock level without moves',
    `insert into stock_level select business_id, id, business_id, 3 from product`,
    /stock_level .* keeps qty as 3.* add up to nothing/,
  ],
  [
    8,
    'what a month brought of an item',
    `insert into stock_month select business_id, id, '2026-01-01', 3, 0 from product`,
    /stock_month .*2026-01-01.* keeps qty, value.* as 3.* add up to nothing/,
  ],
  [
    8,
    'what a month brought of an item at a location',
    `insert into stock_level_month select business_id, id, business_id, '2026-01-01', 3 from product`,
    /stock_level_month .*2026-01-01.* keeps qty.* as 3.* add up to nothing/,
  ],
  [
    8,
    'goods below zero where nobody allowed it',
    `insert into stock_level select p.business_id, p.id, l.id, -3 from product p join location l using (business_id)`,
    /-3.* of .* lie at one place, and the business never allowed less than none/,
  ],
  [
    9,
    'an inventory account without stock',
    `update journal_line set account_id = 34 where n = 2 and entry_id = one_entry()`,
    /Account 34 holds .*, and the stock is worth 0/,
  ],
  [
    9,
    'stock that stands on an account outside Inventory',
    `update product set inventory_account = 35, value = 5`,
    /Account 35 holds 0, and the stock is worth/,
  ],
];
