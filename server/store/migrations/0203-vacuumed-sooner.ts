/**
 * What every act updates in place is vacuumed once a fiftieth of it is dead rows: a fifth of what ten thousand businesses have is
 * more than their acts should read past.
 */
export const vacuumedSooner = `
do $$ declare updated text; begin
  foreach updated in array array['series', 'usage', 'book', 'contact_total', 'contact_month', 'day_balance', 'month_balance', 'document_day',
    'document_due', 'stock_level', 'stock_level_year', 'stock_year'] loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0.02)', updated);
  end loop;
end $$;
`;
