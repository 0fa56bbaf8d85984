import papaparse from 'papaparse';
import { bankMoneyCalls } from '../../src/api/calls/bank-money.ts';
import { expectOk } from './api.ts';
import type { Client, Server } from './server.ts';

/** The acts on money at banks of one business, each as the page sends it. */
export const bankMoneyApiFor = (client: Client) => {
  const page = async (bankid: string, query: Record<string, unknown> = {}) =>
    expectOk(await client.send(bankMoneyCalls.transactions, { bankid, ...query })).body;
  const rows = async (bankid: string, query: Record<string, unknown> = {}) =>
    (await page(bankid, query)).data.Transactions;
  return {
    page,
    rows,
    /** Transactions as a bookkeeper writes them: day, type, in, out and the balance after. */
    lines: async (bankid: string, query: Record<string, unknown> = {}): Promise<string[]> =>
      (await rows(bankid, { limit: '1000', ...query })).map(
        ({ date, type, In, Out, Balance }) => `${date} ${type} ${In ?? ''}/${Out ?? ''} ${Balance}`,
      ),
    add: (bankid: string, amount: string, more: Record<string, unknown> = {}) =>
      client.send(bankMoneyCalls.addFund, { bankid, amount, ...more }),
    remove: (bankid: string, amount: string, more: Record<string, unknown> = {}) =>
      client.send(bankMoneyCalls.removeFund, { bankid, amount, ...more }),
    transfer: (frombankid: string, tobankid: string, amountout: string, more: Record<string, unknown> = {}) =>
      client.send(bankMoneyCalls.transferFunds, { frombankid, tobankid, amountout, ...more }),
    undo: (TransactionId: string) => client.send(bankMoneyCalls.undoMove, { TransactionId }),
    /** The banks in brief, and the cash on hand. */
    banks: async () => expectOk(await client.send(bankMoneyCalls.banks, {})).body.data.Banks,
    /** A file of them as it is handed out. */
    file: async (server: Server, bankid: string, query: Record<string, unknown> = {}) => {
      const { url, name } = expectOk(await client.send(bankMoneyCalls.transactionsFile, { bankid, ...query }))
        .body.data;
      return { name, bytes: (await server.app.inject({ url })).rawPayload };
    },
    csv: async (server: Server, bankid: string, query: Record<string, unknown> = {}) => {
      const { url } = expectOk(
        await client.send(bankMoneyCalls.transactionsFile, { bankid, format: 'csv', ...query }),
      ).body.data;
      const text = (await server.app.inject({ url })).payload;
      return papaparse.parse<string[]>(text.slice(1).trimEnd()).data;
    },
  };
};

export type BankMoneyApi = ReturnType<typeof bankMoneyApiFor>;
