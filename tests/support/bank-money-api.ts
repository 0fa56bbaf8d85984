import papaparse from 'papaparse';
import { bankMoneyCalls } from '../../src/api/calls/bank-money.ts';
import { bankStatementCalls } from '../../src/api/calls/bank-statement.ts';
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
    count: (bankid: string, counted: string, more: Record<string, unknown> = {}) =>
      client.send(bankMoneyCalls.countCash, { bankid, counted, ...more }),
    undo: (TransactionId: string) => client.send(bankMoneyCalls.undoMove, { TransactionId }),
    start: (bankid: string, card: Record<string, unknown>) =>
      client.send(bankStatementCalls.startStatement, { bankid, ...card }),
    edit: (StatementId: string, card: Record<string, unknown>) =>
      client.send(bankStatementCalls.updateStatement, { StatementId, ...card }),
    mark: (StatementId: string, mark: string, ...TransactionIds: string[]) =>
      client.send(bankStatementCalls.markStatement, { StatementId, mark, TransactionIds }),
    conclude: (StatementId: string) => client.send(bankStatementCalls.finishStatement, { StatementId }),
    reopen: (StatementId: string) => client.send(bankStatementCalls.reopenStatement, { StatementId }),
    drop: (StatementId: string) => client.send(bankStatementCalls.deleteStatement, { StatementId }),
    statement: async (statementid: string) =>
      expectOk(await client.send(bankStatementCalls.statement, { statementid })).body,
    statements: async (bankid: string) =>
      expectOk(await client.send(bankStatementCalls.statements, { bankid })).body.data.Statements,
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
