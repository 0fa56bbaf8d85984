import type pg from 'pg';

/** What is ours and the queue's; the tables in which a schema notes its own version are not. */
const ours = `n.nspname in ('public', 'graphile_worker')`;
const isVersion = `c.relname in ('kysely_migration', 'kysely_migration_lock', 'schema_version')`;
const tables = `pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and not (${isVersion})`;
const onTable = (
  oid: string,
) => `join pg_class c on c.oid = ${oid} join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and not (${isVersion})`;

/** Who may do what with something, without a difference between rights that were never spoken of and those of everybody spelled out. */
const rights = (acl: string, kind: string, owner: string) => `(
  select string_agg(format('%s to %s%s by %s', privilege_type, case grantee when 0 then 'public' else grantee::regrole::text end,
    case when is_grantable then ' with grant' else '' end, grantor::regrole), ', ' order by privilege_type, grantee::regrole::text)
  from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))))`;

/**
 * Everything PostgreSQL knows of a schema, a query each that answers lines. A column is a line by its name, so that the order of columns makes no
 * difference.
 */
const parts: Readonly<Record<string, string>> = {
  schemas: `select format('%s owner %s rights %s', nspname, nspowner::regrole, ${rights('nspacl', 'n', 'nspowner')})
    from pg_namespace n where ${ours}`,
  extensions: `select format('%s %s in %s', extname, extversion, extnamespace::regnamespace) from pg_extension`,
  relations: `select format('%s.%s kind %s owner %s options %s row security %s forced %s persistence %s replica %s rights %s', n.nspname, c.relname,
      c.relkind, c.relowner::regrole, c.reloptions, c.relrowsecurity, c.relforcerowsecurity, c.relpersistence, c.relreplident,
      case when c.relkind in ('r', 'v', 'm', 'p') then ${rights('c.relacl', 'r', 'c.relowner')}
        when c.relkind = 'S' then ${rights('c.relacl', 's', 'c.relowner')} end)
    from ${tables} and c.relkind not in ('i', 'c')
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  columns: `select format('%s.%s.%s type %s not null %s default %s identity %s generated %s collation %s storage %s compression %s statistics %s options %s rights %s',
      n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid), a.attidentity,
      a.attgenerated, nullif(a.attcollation, 0)::regcollation, a.attstorage, a.attcompression, a.attstattarget, a.attoptions,
      case when a.attacl is not null then ${rights('a.attacl', 'c', 'c.relowner')} end)
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    ${onTable('a.attrelid')} and c.relkind not in ('i', 'S') and a.attnum > 0 and not a.attisdropped`,
  constraints: `select format('%s.%s %s type %s %s deferrable %s deferred %s valid %s', n.nspname, c.relname, k.conname, k.contype,
      pg_get_constraintdef(k.oid), k.condeferrable, k.condeferred, k.convalidated)
    from pg_constraint k ${onTable('k.conrelid')}`,
  indexes: `select format('%s primary %s unique %s valid %s ready %s options %s', pg_get_indexdef(i.indexrelid), i.indisprimary, i.indisunique,
      i.indisvalid, i.indisready, (select reloptions from pg_class x where x.oid = i.indexrelid))
    from pg_index i ${onTable('i.indrelid')}`,
  triggers: `select format('%s enabled %s', pg_get_triggerdef(t.oid), t.tgenabled)
    from pg_trigger t ${onTable('t.tgrelid')} and not t.tgisinternal`,
  policies: `select format('%s.%s %s command %s permissive %s to %s using %s check %s', n.nspname, c.relname, p.polname, p.polcmd, p.polpermissive,
      (select string_agg(r::regrole::text, ', ' order by r::regrole::text) from unnest(p.polroles) r),
      pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
    from pg_policy p ${onTable('p.polrelid')}`,
  rules: `select pg_get_ruledef(r.oid) from pg_rewrite r ${onTable('r.ev_class')}`,
  statistics: `select pg_get_statisticsobjdef(s.oid) from pg_statistic_ext s ${onTable('s.stxrelid')}`,
  functions: `select format('%s owner %s rights %s', pg_get_functiondef(p.oid), p.proowner::regrole, ${rights('p.proacl', 'f', 'p.proowner')})
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours} and p.prokind in ('f', 'p')
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  'built-in functions that were changed': `select format('%s leakproof %s', p.oid::regprocedure, p.proleakproof) from pg_proc p
    where p.oid = 'pg_catalog.textlike(text, text)'::regprocedure`,
  types: `select format('%s.%s %s of %s not null %s default %s owner %s rights %s constraints %s labels %s', n.nspname, t.typname, t.typtype,
      case when t.typtype = 'd' then format_type(t.typbasetype, t.typtypmod) end, t.typnotnull, t.typdefault, t.typowner::regrole,
      ${rights('t.typacl', 'T', 't.typowner')},
      (select string_agg(format('%s %s', k.conname, pg_get_constraintdef(k.oid)), ', ' order by k.conname) from pg_constraint k where k.contypid = t.oid),
      (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid))
    from pg_type t join pg_namespace n on n.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid
    where ${ours} and t.typtype in ('d', 'e', 'r', 'c') and (c.oid is null or c.relkind = 'c')`,
  sequences: `select format('%s type %s start %s increment %s min %s max %s cache %s cycle %s', s.seqrelid::regclass, s.seqtypid::regtype, s.seqstart,
      s.seqincrement, s.seqmin, s.seqmax, s.seqcache, s.seqcycle) from pg_sequence s ${onTable('s.seqrelid')}`,
  'default rights': `select format('%s in %s for %s: %s', defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype, defaclacl) from pg_default_acl`,
  comments: `select format('%s %s: %s', i.type, i.identity, d.description)
    from pg_description d cross join pg_identify_object(d.classoid, d.objoid, d.objsubid) i where i.schema in ('public', 'graphile_worker')
      and not exists (select 1 from pg_depend e where e.objid = d.objoid and e.deptype = 'e')`,
  'event triggers': 'select evtname from pg_event_trigger',
  roles: `select format('%s super %s inherit %s createrole %s createdb %s login %s bypass %s in %s', rolname, rolsuper, rolinherit, rolcreaterole,
      rolcreatedb, rolcanlogin, rolbypassrls,
      (select string_agg(m.roleid::regrole::text, ', ' order by m.roleid::regrole::text) from pg_auth_members m where m.member = r.oid))
    from pg_roles r where rolname like 'counterfoil%' or rolname = current_user`,
};

const tableNames = `select format('%I.%I', n.nspname, c.relname) from ${tables} and c.relkind = 'r'`;

/** When a row was written tells two databases apart, and nothing else. */
const rowsOf = (table: string) =>
  `select regexp_replace(to_jsonb(x)::text, '\\d{4}-\\d\\d-\\d\\dT[\\d:.+]+', 'a moment', 'g') from ${table} x`;

const linesOf = async (client: pg.Client, query: string): Promise<string[]> => {
  const { rows } = await client.query<[string]>({ text: query, rowMode: 'array' });
  return rows.map(([line]) => line.replaceAll('\n', '\\n'));
};

/**
 * What a database is made of, a line for each thing and each row, so that two that are equal have equal lists.
 *
 * @param client a connection as the owner of the tables
 * @returns lines in their order, each beginning with its part
 */
export const catalogueOf = async (client: pg.Client): Promise<string[]> => {
  await client.query(`set app.maintenance = 'on'`);
  const found: string[] = [];
  for (const [part, query] of Object.entries(parts))
    found.push(...(await linesOf(client, query)).map((line) => `${part}: ${line}`));
  for (const table of await linesOf(client, tableNames))
    found.push(...(await linesOf(client, rowsOf(table))).map((line) => `rows: ${table} ${line}`));
  return found.sort();
};
