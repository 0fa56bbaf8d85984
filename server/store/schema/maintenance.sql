-- Verify, rebuild and archive read every table, and write the sums whose tables name them. The last file: it speaks of all tables.
grant select on all tables in schema public to counterfoil_maintenance;
