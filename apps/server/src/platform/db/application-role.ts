import pg from 'pg';
import { StartError } from '../cluster/index.ts';
import { connectToAdministrate } from './migrations.ts';

interface Role {
  name: string;
  is_superuser: boolean;
}

async function readRole(client: pg.Client): Promise<Role> {
  const { rows } = await client.query<Role>(
    'select current_user as name, (select rolsuper from pg_roles where rolname = current_user) as is_superuser',
  );
  return rows[0] ?? { name: '', is_superuser: false };
}

/** Why the rights of the application's role cannot be restricted. */
async function findFault(owner: pg.Client, role: Role): Promise<string | undefined> {
  if (role.is_superuser)
    return 'is a superuser, whom no right holds back: make an ordinary role (create role … login password …)';
  const { rows } = await owner.query<{ is_member: boolean; owns_tables: boolean }>(
    `select pg_has_role($1::name, current_user, 'member') as is_member,
       exists (select 1 from pg_class c join pg_roles r on r.oid = c.relowner
         where r.rolname = $1 and c.relnamespace in ('public'::regnamespace, to_regnamespace('jobs'))) as owns_tables`,
    [role.name],
  );
  if (rows[0]?.is_member) return 'is the owner, or a member of the owner: make a role that is not';
  if (rows[0]?.owns_tables)
    return 'owns tables, because it made them once: hand them over (reassign owned by … to …)';
  return undefined;
}

/**
 * Gives the application's role exactly what it needs: to read and write rows. It can neither create nor alter tables, nor
 * change append-only tables (those with a trigger of that name), nor write what only migrations write. Runs at every
 * start that has the owner's address, so that new tables are included.
 */
export async function grantApplicationRole(ownerUrl: string, url: string): Promise<void> {
  const application = await connectToAdministrate(url);
  const role = await readRole(application).finally(() => application.end());
  const owner = await connectToAdministrate(ownerUrl);
  try {
    const fault = await findFault(owner, role);
    if (fault)
      throw new StartError(
        `The user ${role.name} of DATABASE_URL ${fault}, or leave MIGRATIONS_DATABASE_URL empty.`,
      );
    const name = pg.escapeIdentifier(role.name);
    await owner.query('begin');
    await owner.query(`
      revoke create on schema public from public, ${name};
      grant usage on schema public, jobs to ${name};
      grant select, insert, update, delete on all tables in schema public, jobs to ${name};
      grant usage, select on all sequences in schema public, jobs to ${name};
      grant execute on all functions in schema public, jobs to ${name};
    `);
    const { rows } = await owner.query<{ table: string; is_fixed: boolean }>(`
      select c.oid::regclass::text as table, bool_or(obj_description(c.oid, 'pg_class') = 'written by migrations only') as is_fixed
      from pg_class c left join pg_trigger t on t.tgrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (t.tgname like '%\\_append\\_only'
        or obj_description(c.oid, 'pg_class') = 'written by migrations only' or c.relname = 'schema_migrations')
      group by c.oid`);
    for (const { table, is_fixed } of rows) {
      const isFixed = is_fixed || table === 'schema_migrations';
      await owner.query(
        `revoke ${isFixed ? 'insert, ' : ''}update, delete, truncate on ${table} from ${name}`,
      );
    }
    await owner.query('commit');
  } finally {
    await owner.end();
  }
}
