import papaparse from 'papaparse';
import { expect } from 'vitest';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { expectOk } from './api.ts';
import type { Client, Server } from './server.ts';

/** The file of a report as it is handed out. */
export const reportFile = async (server: Server, client: Client, fields: Record<string, unknown>) => {
  const { url, name } = expectOk(await client.send(reportCalls.downloadReport, fields)).body.data;
  return { name, bytes: (await server.app.inject({ url })).rawPayload };
};

/** Its CSV file, read back row by row. */
export const reportCsv = async (server: Server, client: Client, fields: Record<string, unknown>) => {
  const { name, bytes } = await reportFile(server, client, { ...fields, format: 'csv' });
  const text = bytes.toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return { name, rows: papaparse.parse<string[]>(text.slice(1).trimEnd()).data };
};
