/**
 * Two fiscal years of a small lamp shop as its bookkeeper wrote them by hand: one line an entry, its day, its text, its debits
 * and its credits, each as the account and the amount in EUR. The years begin on 1 April. Accounts: 1 cash, 2 receivable, 3 money on
 * its way, 5 vendor advances, 6 equipment, 7 its depreciation, 8 tax paid, 9 tax collected, 10 payable, 11 customer credit, 12
 * accrued, 13 sales, 14 discounts, 15 services, 16 returns, 19 exchange, 21 rent, 22 utilities, 23 salaries, 25 travel, 26 supplies,
 * 27 telephone, 30 bank fees, 32 cost of goods, 33 opening, 34 inventory, 35 shipping charged, 36 capital, 37 drawings, 39 inventory
 * adjustments, 40 purchase discounts, 42 bad debts, 44 depreciation, 45 loans, 48 unrealised exchange, 1000 Girobank, 1001 the dollar bank.
 *
 * Lamps cost what they cost on average: 10 at 12.00; 5 sold (60.00); 20 bought at 15.00 make 25 at 14.40; 10 sold (144.00); 15 bought
 * for 374.40 make 30 at 19.68, which is what each costs from then on.
 */
export const firstYear = `
2026-04-01 | Opening balance of Girobank              | 1000 10000.00              | 33 10000.00
2026-04-01 | Opening, 1,000 USD at 0.90               | 1001 900.00                | 33 900.00
2026-04-01 | Opening stock, 10 lamps at 12.00         | 34 120.00                  | 33 120.00
2026-04-10 | INV-1 Ada, 5 lamps at 30.00 and 20 %     | 2 180.00                   | 13 150.00, 9 30.00
2026-04-10 | their cost, 5 at 12.00                   | 32 60.00                   | 34 60.00
2026-05-05 | Ada pays INV-1                           | 1000 180.00                | 2 180.00
2026-05-12 | BILL-1 Mill, 20 lamps at 15.00 and 20 %  | 34 300.00, 8 60.00         | 10 360.00
2026-05-20 | BILL-1 paid less 2 %                     | 10 352.80                  | 1000 352.80
2026-05-20 | its discount, 7.20, with its tax         | 10 7.20                    | 40 6.00, 8 1.20
2026-06-20 | INV-2 Blue, 500 and 10 x 40 USD at 0.92  | 2 828.00                   | 15 460.00, 13 368.00
2026-06-20 | their cost, 10 at 14.40                  | 32 144.00                  | 34 144.00
2026-07-25 | Blue pays 900 USD at 0.95                | 1001 855.00                | 2 828.00, 19 27.00
2026-08-01 | Dockside, 200 USD in advance at 0.94     | 5 188.00                   | 1001 188.00
2026-08-05 | INV-3 Ada, a day of consulting and 20 %  | 2 240.00                   | 15 200.00, 9 40.00
2026-08-20 | BILL-2 Dockside, 15 x 26 USD at 0.96     | 34 374.40                  | 10 374.40
2026-08-20 | the advance applied, 200 USD at 0.96     | 10 192.00                  | 5 188.00, 19 4.00
2026-08-25 | Ada pays 45 of INV-3                     | 1000 45.00                 | 2 45.00
2026-09-05 | BILL-2, the last 190 USD paid at 0.93    | 10 182.40                  | 1001 176.70, 19 5.70
2026-09-10 | BILL-3 Mill, rent                        | 21 600.00                  | 10 600.00
2026-09-15 | Train tickets, 100.00 and 20 %           | 25 100.00, 8 20.00         | 1000 120.00
2026-09-20 | 500 USD at 0.95 to Girobank, fee 2 USD   | 1000 470.00, 19 5.00, 30 1.90 | 1001 475.00, 1001 1.90
2026-10-08 | BILL-3, 350 paid                         | 10 350.00                  | 1000 350.00
2026-10-10 | The tax office repays 8.80 to September  | 9 70.00, 1000 8.80         | 8 78.80
2026-11-05 | INV-4 Ada, 10 lamps at 45, less 10 %     | 2 505.00, 14 45.00         | 13 450.00, 9 90.00, 35 10.00
2026-11-05 | their cost, 10 at 19.68                  | 32 196.80                  | 34 196.80
2026-11-10 | Ada pays 600 for INV-4                   | 1000 600.00                | 2 505.00, 11 95.00
2026-12-01 | the 95 beyond applied to INV-3           | 11 95.00                   | 2 95.00
2027-01-15 | CN-1 Ada, 2 lamps of INV-4               | 16 81.00, 9 18.00          | 11 99.00
2027-01-15 | their cost                               | 34 39.36                   | 32 39.36
2027-02-10 | INV-5 Cara, consulting                   | 2 72.00                    | 15 60.00, 9 12.00
2027-02-25 | Cara pays 20                             | 1000 20.00                 | 2 20.00
2027-03-01 | The owner puts in 1,000                  | 1000 1000.00               | 36 1000.00
2027-03-05 | A workbench                              | 6 700.00                   | 1000 700.00
2027-03-15 | The owner takes 200                      | 37 200.00                  | 1000 200.00
2027-03-20 | Electricity not yet billed               | 22 80.00                   | 12 80.00
2027-03-25 | Telephone, typed by mistake              | 27 30.00                   | 12 30.00
2027-03-28 | taken back                               | 12 30.00                   | 27 30.00
2027-03-28 | INV-6 Blue, consulting, 300 USD at 0.90  | 2 270.00                   | 15 270.00
2027-03-29 | Train, typed on 12 April                 | 25 15.00, 8 3.00           | 1000 18.00
2027-03-30 | BILL-4 Mill, paper, typed on 12 April    | 26 50.00, 8 10.00          | 10 60.00
2027-03-31 | INV-3, 100 written off on 12 April       | 42 100.00                  | 2 100.00
2027-03-31 | A broken lamp, found on 12 April         | 39 19.68                   | 34 19.68
2027-03-31 | INV-6, 300 USD at 0.91, was 270.00       | 2 3.00                     | 48 3.00
2027-03-31 | 1,008 USD at 0.91, were 913.40           | 1001 3.88                  | 48 3.88
`;

export const secondYear = `
2027-04-01 | the electricity of 20 March taken back   | 12 80.00                   | 22 80.00
2027-04-01 | INV-6 as it was                          | 48 3.00                    | 2 3.00
2027-04-01 | the dollars as they were                 | 48 3.88                    | 1001 3.88
2027-04-20 | Blue pays INV-6, 300 USD at 0.92         | 1001 276.00                | 2 270.00, 19 6.00
2027-04-28 | BILL-4 paid                              | 10 60.00                   | 1000 60.00
2027-05-10 | Electricity, 85.00 and 20 %              | 22 85.00, 8 17.00          | 1000 102.00
2027-05-20 | INV-5 of last year cancelled             | 15 60.00, 9 12.00          | 2 72.00
2027-05-20 | what Cara paid of it is theirs           | 2 20.00                    | 11 20.00
2027-05-25 | and goes back to them                    | 11 20.00                   | 1000 20.00
2027-06-01 | VC-1 Mill takes 100 off last year's rent | 10 100.00                  | 21 100.00
2027-06-10 | BILL-3, the last 150 paid                | 10 150.00                  | 1000 150.00
2027-06-15 | INV-7 Ada, 6 lamps at 50.00 and 20 %     | 2 360.00                   | 13 300.00, 9 60.00
2027-06-15 | their cost                               | 32 118.08                  | 34 118.08
2027-06-20 | REC-1 Cara, 2 lamps at 50.00 and 20 %    | 2 120.00                   | 13 100.00, 9 20.00
2027-06-20 | their cost                               | 32 39.36                   | 34 39.36
2027-06-20 | paid in cash                             | 1 120.00                   | 2 120.00
2027-06-25 | Ada's credit of 99 applied to INV-7      | 11 99.00                   | 2 99.00
2027-07-10 | Tax paid to the office                   | 9 152.00                   | 8 30.00, 1000 122.00
2027-09-01 | The last 1,308 USD, 0.60 above their cost | 3 1190.00, 1001 0.60      | 1001 1190.00, 19 0.60
2027-09-03 | arrive at Girobank                       | 1000 1190.00               | 3 1190.00
2027-09-15 | A loan                                   | 1000 5000.00               | 45 5000.00
2027-10-05 | Ada pays the rest of INV-7               | 1000 261.00                | 2 261.00
2027-11-02 | BILL-5 Dockside, paper, 100 USD at 0.90  | 26 90.00                   | 10 90.00
2027-12-15 | INV-8 Blue, consulting, 250 USD at 0.88  | 2 220.00                   | 15 220.00
2028-02-10 | INV-9 Ada, a lamp at 55.00 and 20 %     | 2 66.00                    | 13 55.00, 9 11.00
2028-02-10 | its cost                                 | 32 19.68                   | 34 19.68
2028-03-20 | INV-10 Cara, consulting, 40.00 and 20 %  | 2 48.00                    | 15 40.00, 9 8.00
2028-03-28 | Taxi, typed on 5 April                   | 25 25.00, 8 5.00           | 1 30.00
2028-03-30 | CN-2 Ada, a lamp of INV-7, on 5 April    | 16 50.00, 9 10.00          | 11 60.00
2028-03-30 | paid back                                | 11 60.00                   | 1000 60.00
2028-03-30 | its cost                                 | 34 19.68                   | 32 19.68
2028-03-31 | Wages not yet paid, typed on 5 April     | 23 300.00                  | 12 300.00
2028-03-31 | Depreciation of the workbench            | 44 70.00                   | 7 70.00
`;

/** What comes after the second year has ended, none of which may change a figure of it. */
export const afterwards = `
2028-04-01 | the wages of 31 March taken back         | 12 300.00                  | 23 300.00
2028-04-20 | Blue pays INV-9, 250 USD at 0.91         | 1001 227.50                | 2 220.00, 19 7.50
2028-05-02 | INV-9 cancelled                         | 13 55.00, 9 11.00          | 2 66.00
2028-05-02 | its lamp comes back                      | 34 19.68                   | 32 19.68
2028-05-05 | BILL-5 cancelled                         | 10 90.00                   | 26 90.00
2028-05-06 | the depreciation taken back              | 7 70.00                    | 44 70.00
2028-05-08 | CN-3 Ada, another lamp of INV-4          | 16 40.50, 9 9.00           | 11 49.50
2028-05-08 | its cost                                 | 34 19.68                   | 32 19.68
`;
