/**
 * A foreign document that nobody gave a rate has none, and counts 1 as 1 until it is issued. Until now a missing rate was
 * stored as 1: what could still be written is asked for one; what is issued, or became an invoice, stays as it is.
 */
export const missingRates = `
alter table document alter column rate drop not null, alter column rate drop default;
select set_config('app.maintenance', 'on', true);
update document d set rate = null from business b
  where b.id = d.business_id and d.currency <> b.home_currency and d.rate = 1 and (
    d.kind = 'invoice' and (d.status = 'Draft' or d.status = 'Deleted' and d.status_before = 'Draft')
    or d.kind = 'quote' and (d.status = 'Open' or d.status = 'Deleted' and d.status_before = 'Open'));
select set_config('app.maintenance', '', true);
`;
