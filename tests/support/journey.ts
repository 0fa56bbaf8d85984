import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Member, startMember } from './member.ts';
import { type Product, startProduct, type Visitor } from './product.ts';

/** The product of the file that runs. */
export let product: Product;

/** Who walks the test that runs: the owner of a business of their own. */
export let member: Member;

/** Everybody who came to the test that runs, the member first. */
let visitors: Visitor[] = [];

/** Lets somebody else come to the test: their page must end without a fault too. */
export const comes = async <Came extends Visitor>(coming: Promise<Came>): Promise<Came> => {
  const visitor = await coming;
  visitors.push(visitor);
  return visitor;
};

/** Starts the product once for the file; every test begins as a new member, and ends without a fault on anybody's page. */
export const walkAsMember = (): void => {
  beforeAll(async () => {
    product = await startProduct();
  });
  beforeEach(async () => {
    visitors = [];
    member = await comes(startMember(product));
  });
  afterEach(async () => {
    for (const { context } of visitors) await context.close();
    expect(visitors.flatMap(({ faults }) => faults)).toEqual([]);
  });
  afterAll(() => product.close());
};
