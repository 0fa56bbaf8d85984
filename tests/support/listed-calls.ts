import { listedMailCalls } from './listed-mail-calls.ts';
import { listedPreviewCalls } from './listed-preview-calls.ts';
import { listedStockCalls } from './listed-stock-calls.ts';
import { listedStoreCalls } from './listed-store-calls.ts';

/** Every call, by hand from the spec's lists; ours are marked. */
export const listedCalls: readonly string[] = `
${listedStockCalls}
${listedStoreCalls}
${listedMailCalls}
${listedPreviewCalls}
  POST /api/Account/register
  POST /api/Account/verify-email
  POST /api/Account/login
  POST /api/Account/logout
  POST /api/Account/resend-token
  GET  /api/Account/validate-code
  POST /api/Account/forgot-password
  POST /api/Account/exchange-reset-code                     ours
  POST /api/Account/reset-password
  POST /api/AccountSettings/Updateprofile
  POST /api/AccountSettings/UpdateProfileImage
  POST /api/Account/change-email
  POST /api/Account/confirm-email                           ours
  POST /api/Account/change-password                         ours
  GET  /api/Account/security                                ours
  POST /api/Account/end-session                             ours
  POST /api/Account/end-other-sessions                      ours
  POST /api/Account/prove-second-factor                     ours
  POST /api/Account/recover-second-factor                   ours
  POST /api/Account/begin-second-factor                     ours
  POST /api/Account/confirm-second-factor                   ours
  POST /api/Account/end-second-factor                       ours
  GET  /api/Referral/code
  GET  /api/Referral/count
  POST /api/Referral/add-code
  GET  /api/Account/user-info
  GET  /api/Account/true-user-info
  POST /api/onboarding/save-onboarding
  GET  /api/Subscription/GetSubscriptionSeatsInfo
  POST /api/Subscription/UpgradePlan
  POST /api/Subscription/CancelSubscription
  GET  /api/Subscription/GetBilling                         ours
  POST /api/Subscription/PreviewChange                      ours
  POST /api/Subscription/UndoCancel                         ours
  POST /api/Subscription/ChangePaymentMethod                ours
  POST /api/Subscription/PayOpenInvoice                     ours
  GET  /api/Subscription/RetrieveCoupon
  POST /api/Subscription/AddCoupon                          ours
  POST /api/Subscription/AddSubscriptionBySumoCode
  GET  /api/Subscription/GetAppSumoCodeByBusinessAndUser
  GET  /api/PlanFeatureInfoController/get-all-subscription-plan-info
  GET  /api/PlanFeatureInfoController/get-plan-details-info
  GET  /api/PlanFeatureInfoController/get-plan-prices       ours
  POST /api/Subscription/ConfirmPlanPayment                 ours
  GET  /api/Admin/GetAllPlanBillingHistroyByUser
  GET  /api/Admin/SubscriptionInvoice
  POST /api/Admin/subscription-invoice-expense              ours
  GET  /api/onboarding/GetAllTeamMemberInvite
  POST /api/onboarding/InviteTeamMember
  POST /api/onboarding/UpdateTeamMember
  POST /api/onboarding/ValidateTeamMemberInvite
  POST /api/onboarding/ResendTeamMemberInvite
  POST /api/onboarding/DeleteTeamMember
  POST /api/onboarding/AddTeamMemberPassword
  GET  /api/Account/true-user-info-by-team-member
  POST /api/Account/admin-confirm-email
  POST /api/onboarding/accept-team-invite                   ours
  POST /api/onboarding/drop-refused-invite                  ours
  POST /api/Subscription/choose-seats                       ours
  GET  /api/Reference/currencies
  GET  /api/Reference/countries
  GET  /api/Reference/languages
  GET  /api/Reference/industries
  GET  /api/Reference/categories
  GET  /api/Reference/csv-headers
  GET  /api/Reference/exchange-rate
  GET  /api/Reference/exchange-rates                        ours
  POST /api/Reference/fetch-exchange-rates                  ours
  POST /api/Reference/save-exchange-rate                    ours
  POST /api/Reference/delete-exchange-rate                  ours
  POST /api/Business/create-business
  POST /api/Business/update-business
  POST /api/Business/fiscal-year
  POST /api/Business/enable-multi-currency
  POST /api/Business/change-default-currency
  GET  /api/Business/book-days                              ours
  GET  /api/Business/fiscal-years                           ours
  GET  /api/Business/settings                               ours
  POST /api/Business/set-lock-date                          ours
  GET  /api/Business/lock-exceptions                        ours
  POST /api/Business/grant-lock-exception                   ours
  POST /api/Business/end-lock-exception                     ours
  POST /api/Client/AddClient
  POST /api/Client/UpdateClient
  GET  /api/Client/GetClient
  GET  /api/Client/NewGetAllClients
  GET  /api/Client/GetDeleteList
  GET  /api/Client/GetAllUnpaidclient
  GET  /api/Client/GetClientSummaryData
  GET  /api/Client/GetClientHistory
  GET  /api/Client/GetAllClientByBusinessId
  POST /api/Client/DeleteClient
  POST /api/Client/DeleteMultipleClient
  POST /api/Client/RestoreClient
  POST /api/Client/RestoreMultipleClients
  GET  /api/invoice/ClientStatement
  GET  /api/invoice/GetAllInvoicesByClientWithFilters
  POST /api/Client/download-statement                       ours
  POST /api/Client/send-statement                           ours
  POST /api/Client/send-statements                          ours
  POST /api/Client/pay-opening-balance                      ours
  POST /api/Client/delete-opening-payment                   ours
  POST /api/Client/export-csv                               ours
  POST /api/Client/refund-credit                            ours
  POST /api/invoice/CreateInvoice
  POST /api/invoice/UpdateInvoice
  GET  /api/invoice/GetInvoiceNumber
  GET  /api/invoice/GetInvoice
  GET  /api/invoice/NewGetAllInvoicesWithFilters
  POST /api/invoice/NewGetAllInvoicesWithLocationFilters
  POST /api/invoice/export-csv                              ours
  GET  /api/invoice/GetInvoiceCounter
  GET  /api/invoice/get-sales-summary                       ours
  GET  /api/invoice/Get-Invoice-Details-By-ClientId
  GET  /api/invoice/DuplicateInvoice
  POST /api/invoice/Archive-Invoice
  POST /api/invoice/restore-invoice                         ours
  POST /api/invoice/CancelInvoice
  POST /api/invoice/undo-cancel                             ours
  POST /api/invoice/UpdateInvoiceStatus
  POST /api/invoice/AddPayment
  POST /api/invoice/Add-Invoice-Batch-Payment
  POST /api/invoice/delete-payment                          ours
  POST /api/invoice/apply-credit                            ours
  POST /api/invoice/write-off-balance                       ours
  POST /api/invoice/undo-write-off                          ours
  POST /api/invoice/give-back                               ours
  POST /api/invoice/undo-give-back                          ours
  POST /api/invoice/preview-effects                         ours
  POST /api/Expense/add-expense
  POST /api/Expense/update-expense
  GET  /api/Expense/get-expense-number
  GET  /api/Expense/get-all-expenses
  GET  /api/Expense/get-expense-count
  GET  /api/Expense/get-summary                             ours
  GET  /api/Expense/get-expense-by-id
  POST /api/Expense/delete-expense
  POST /api/Expense/delete-multiple                         ours
  POST /api/Expense/restore-expense                         ours
  POST /api/Expense/duplicate-expense                       ours
  GET  /api/Expense/list-categories                         ours
  POST /api/Expense/save-category                           ours
  POST /api/Expense/deactivate-category                     ours
  POST /api/Expense/activate-category                       ours
  POST /api/Expense/delete-category                         ours
  GET  /api/Expense/get-categories
  POST /api/Expense/export-csv                              ours
  GET  /api/Vendor/GetAllBillsbySpecificVendor
  GET  /api/VendorBill/Generate-VendorBill-Number
  GET  /api/VendorBill/purchase-accounts                    ours
  GET  /api/VendorBill/GetAllVendorBillDetailsWithFilters
  GET  /api/VendorBill/Get-Vendors-Bill-Count
  GET  /api/VendorBill/Get-VendorBill-By-Id
  GET  /api/VendorBill/GetAllVendorBillPaymentHistroyByIDWithFilters
  GET  /api/VendorBill/get-all-payments
  GET  /api/VendorBill/Get-Vendor-Bill-Details-By-VendorId
  POST /api/VendorBill/Add-Vendor-Bill-detail
  POST /api/VendorBill/Update-VendorBill-Detail
  GET  /api/VendorBill/Delete-VendorBill-By-Id
  POST /api/VendorBill/delete-multiple                      ours
  POST /api/VendorBill/restore-bill                         ours
  POST /api/VendorBill/duplicate-bill                       ours
  POST /api/VendorBill/approve-bill                         ours
  POST /api/VendorBill/cancel-bill                          ours
  POST /api/VendorBill/undo-cancel                          ours
  POST /api/VendorBill/AddPayment
  POST /api/VendorBill/Add-Vendor-Bill-Batch-Payment
  POST /api/VendorBill/delete-payment                       ours
  POST /api/VendorBill/apply-advance                        ours
  POST /api/VendorBill/take-discount                        ours
  POST /api/VendorBill/undo-discount                        ours
  POST /api/VendorBill/give-back                            ours
  POST /api/VendorBill/undo-give-back                       ours
  POST /api/VendorBill/preview-effects                      ours
  POST /api/VendorBill/preview-edit                         ours
  POST /api/VendorBill/SendVendorBillEmail
  POST /api/VendorBill/DownloadVendorBillPDF
  GET  /api/VendorBill/View-VendorBill-By-Id
  POST /api/VendorBill/public-pdf                           ours
  GET  /api/VendorBill/get-summary                          ours
  POST /api/VendorBill/export-csv                           ours
  GET  /api/Vendor/GetAllPOBySpecificvendor
  GET  /api/PurchaseOrder/Get-PurchaseOrder-Number
  GET  /api/PurchaseOrder/GetAllPurchaseOrderWithFilters
  GET  /api/PurchaseOrder/Get-purchase-order-Count
  GET  /api/PurchaseOrder/get-Purchase-Order-by-id
  POST /api/PurchaseOrder/add-PurchaseOrder-detail
  POST /api/PurchaseOrder/Update-PurchaseOrder-detail
  POST /api/PurchaseOrder/issue-order                       ours
  POST /api/PurchaseOrder/cancel-order                      ours
  POST /api/PurchaseOrder/reopen-order                      ours
  POST /api/PurchaseOrder/pay-advance                       ours
  POST /api/PurchaseOrder/delete-advance                    ours
  POST /api/PurchaseOrder/close-rest                        ours
  POST /api/PurchaseOrder/duplicate-order                   ours
  GET  /api/PurchaseOrder/delete-Purchase-Order-by-id
  POST /api/PurchaseOrder/delete-multiple                   ours
  POST /api/PurchaseOrder/restore-order                     ours
  GET  /api/PurchaseOrder/Copy-PurchaseOrder-To-VendorBill
  POST /api/PurchaseOrder/bill-order                        ours
  POST /api/PurchaseOrder/preview-billing                    ours
  POST /api/PurchaseOrder/SendPurchaseOrderEmail
  POST /api/PurchaseOrder/DownloadPurchaseOrderPDF
  GET  /api/PurchaseOrder/View-Purchase-Order-By-Id
  POST /api/PurchaseOrder/public-pdf                        ours
  GET  /api/PurchaseOrder/get-summary                       ours
  POST /api/PurchaseOrder/export-csv                        ours
  POST /api/QuotesController/create-quotation
  POST /api/QuotesController/Update-Quote-Detail
  GET  /api/QuotesController/Get-Quote-Number
  GET  /api/QuotesController/Get-Quote-By-Id
  GET  /api/QuotesController/Get-All-Quotes-With-Filters
  GET  /api/QuotesController/Get-Quote-Count
  GET  /api/QuotesController/Convert-To-Invoice
  GET  /api/QuotesController/Convert-To-Receipt
  POST /api/QuotesController/Delete-Quote-By-Id
  POST /api/QuotesController/Restore-Quote-By-Id
  POST /api/QuotesController/preview-effects                ours
  POST /api/Account/open-demo                               ours
  GET  /api/Dashboard/GetBusinessSummary
  GET  /api/Dashboard/CounterAPIDataForDashBorad
  GET  /api/Dashboard/get-to-do-list                        ours
  GET  /api/Dashboard/get-money                             ours
  GET  /api/Dashboard/get-profit                            ours
  POST /api/Dashboard/dismiss-first-steps                   ours
  GET  /api/invoice/Public-View-Invoice
  GET  /api/QuotesController/Public-View-Quote-By-Id
  POST /api/invoice/DownloadInvoicePDF
  POST /api/QuotesController/DownloadQuotePDF
  POST /api/invoice/public-pdf                              ours
  POST /api/QuotesController/public-pdf                     ours
  POST /api/invoice/ResendInvoice
  POST /api/invoice/Send-Invoice-Payment-Email
  GET  /api/invoice/UpdateShipStatus
  POST /api/QuotesController/Send-Quote-Email
  GET  /api/Share/get-sharing                               ours
  POST /api/Share/create-link                               ours
  POST /api/Attachment/upload                               ours
  POST /api/Attachment/open                                 ours
  POST /api/Attachment/remove                               ours
  POST /api/Share/revoke-links                              ours
  POST /api/Subscription/CreateStripeSessionService
  POST /api/onboarding/flatter-wave-initialize-transaction
  POST /api/onboarding/invoice-paypal-check-outorder
  POST /api/onboarding/paystack-initialize-transaction
  POST /api/Payment/receive-event                           ours
  GET  /api/Payment/get-held                                ours
  POST /api/Payment/book-held                               ours
  POST /api/Payment/refuse-held                             ours
  GET  /api/Budget/get-expenses-budget
  GET  /api/Budget/get-revenue-budget
  GET  /api/Budget/get-budget-by-id
  POST /api/Budget
  PUT  /api/Budget/update-budget
  DELETE /api/Budget/delete
  GET  /api/Budget/get-budget-actuals                       ours
  GET  /api/Budget/download                                 ours
  GET  /api/Events/GetEvents
  POST /api/Events/export-csv                               ours
  GET  /api/Events/document-events                          ours
  GET  /api/Events/get-chain                                ours
  POST /api/Events/verify-chain                             ours
  POST /api/Events/export-proof                             ours
  POST /api/Admin/add-tax-detail
  GET  /api/Admin/get-all-tax-detail
  POST /api/Admin/update-tax-detail
  GET  /api/Admin/delete-tax-detail-by-id
  POST /api/Admin/activate-tax-detail                       ours
  POST /api/Admin/add-usual-tax-details                     ours
  POST /api/AccountSettings/AddBank
  POST /api/AccountSettings/Updatebank
  POST /api/AccountSettings/SetDefaultBank
  GET  /api/AccountSettings/GetBank
  GET  /api/AccountSettings/GetallBanks
  GET  /api/AccountSettings/Get-Bank-List
  POST /api/AccountSettings/DeleteBank
  POST /api/AccountSettings/activate-bank                   ours
  GET  /api/AccountSettings/Get-All-Bank-Transaction-With-Filters
  GET  /api/AccountSettings/Get-Bank-Transaction-PDF-List
  GET  /api/AccountSettings/get-bank-statements             ours
  GET  /api/AccountSettings/get-bank-statement              ours
  POST /api/AccountSettings/start-bank-statement            ours
  POST /api/AccountSettings/update-bank-statement           ours
  POST /api/AccountSettings/mark-bank-statement             ours
  POST /api/AccountSettings/finish-bank-statement           ours
  POST /api/AccountSettings/reopen-bank-statement           ours
  POST /api/AccountSettings/delete-bank-statement           ours
  POST /api/AccountSettings/AddFund
  POST /api/AccountSettings/RemoveFund
  POST /api/AccountSettings/transfer-funds                  ours
  POST /api/AccountSettings/undo-bank-transaction           ours
  POST /api/AccountSettings/count-cash                      ours
  POST /api/AccountSettings/preview-cash-count              ours
  POST /api/AccountSettings/preview-fund                    ours
  POST /api/AccountSettings/preview-transfer-funds          ours
  GET  /api/AccountSettings/get-bank-balances               ours
  GET  /api/TAccount/GetAllTAccountSubGroups
  GET  /api/TAccount/GetAllTAccountGroups
  GET  /api/TAccount/GetAllTAccountByBusinessId
  POST /api/TAccount/AddTAccount
  POST /api/TAccount/UpdateTAccount
  GET  /api/TAccount/merge-uses                             ours
  POST /api/TAccount/merge                                  ours
  POST /api/TAccount/deactivate                             ours
  POST /api/TAccount/activate                               ours
  GET  /api/TAccountTransaction/Get-Entry-Id-No
  POST /api/TAccountTransaction/AddJournalEntry
  POST /api/TAccountTransaction/preview-entry               ours
  POST /api/TAccountTransaction/reverse-entry               ours
  GET  /api/TAccountTransaction/get-entry                   ours
  GET  /api/Report/employees                                ours
  GET  /api/TAccountTransaction/get-tax-owed                ours
  POST /api/TAccountTransaction/preview-settle-tax          ours
  POST /api/TAccountTransaction/settle-tax                  ours
  GET  /api/Report/get-tax-filing                           ours
  POST /api/Report/file-tax                                 ours
  POST /api/Report/unfile-tax                               ours
  POST /api/Books/export                                    ours
  POST /api/Books/make-export                               ours
  GET  /api/Report/saved-reports                            ours
  GET  /api/Report/saved-report-readers                     ours
  POST /api/Report/save-report                              ours
  POST /api/Report/update-saved-report                      ours
  POST /api/Report/delete-saved-report                      ours
  POST /api/Report/report-subscription                      ours
  POST /api/Report/unsubscribe-from-report                  ours
  GET  /api/Period/get-periods                              ours
  GET  /api/Period/get-period                               ours
  POST /api/Period/skip-check                               ours
  POST /api/Period/unskip-check                             ours
  POST /api/Period/check                                    ours
  POST /api/Period/lock                                     ours
  POST /api/Period/reopen                                   ours
  GET  /api/Report/get-year-end                             ours
  POST /api/Report/make-accountant-package                  ours
  GET  /api/TAccountTransaction/get-revaluation             ours
  POST /api/TAccountTransaction/revalue                     ours
  GET  /api/TAccountTransaction/get-opening-balances        ours
  POST /api/TAccountTransaction/preview-opening-balances    ours
  POST /api/TAccountTransaction/post-opening-balances       ours
  GET  /api/TAccountTransaction/download-opening-balances   ours
  GET  /api/TAccount/uses                                   ours
  GET  /api/onboarding/default-account-for-bank
  GET  /api/onboarding/default-account-for-income
  GET  /api/onboarding/default-account-for-inventory
  GET  /api/onboarding/default-account-for-sales-tax-collected
  GET  /api/onboarding/default-account-for-sales-tax-paid
  POST /api/onboarding/save-business-accounting-settings
  GET  /api/onboarding/get-business-accounting-settings
  GET  /api/InvoiceSettingController/Get-All-Invoice-Setting
  GET  /api/InvoiceSettingController/Delete-Invoice-Setting-By-Id
  GET  /api/InvoiceSettingController/Get-Invoice-Setting-As-Default
  POST /api/InvoiceSettingController/Update-Invoice-Setting
  POST /api/InvoiceSettingController/create-invoice-setting
  GET  /api/Dashboard/GetTrialBalance
  GET  /api/Report/business-summary                        ours
  GET  /api/Dashboard/GetOutStandingRevenuesummary
  GET  /api/Dashboard/GetProfit
  GET  /api/Dashboard/GetIncomeSources
  GET  /api/Dashboard/SalesByCustomer
  GET  /api/Dashboard/SalesByProduct
  GET  /api/Dashboard/GetSaleProductCategorySummaryReport
  GET  /api/Dashboard/GetSaleReportProductCategoryDetails
  GET  /api/invoice/SalesGroupByEmployeeReport
  GET  /api/Dashboard/SaleTaxReport
  GET  /api/Dashboard/GetVendorAging
  GET  /api/Dashboard/GetDebtorsReport
  GET  /api/Dashboard/GetPurchaseByVendors
  GET  /api/TAccount/NewGetTotalBalance
  GET  /api/Report/cash-chart                        ours
  GET  /api/Dashboard/GetIncomeStatementDetailsWithSalesChannel
  GET  /api/Dashboard/GetIncomeStatementWithSalesChannel
  GET  /api/Dashboard/GetStatementOfFinancialPositionDetails
  GET  /api/Dashboard/GetStatementOfFinancialPositionSummary
  GET  /api/Dashboard/GetClientStatementOfAccount
  GET  /api/Dashboard/GetCashFlowDetailed
  GET  /api/Dashboard/GetCashFlowSummary
  GET  /api/Dashboard/GetAccountLedgerSummary
  GET  /api/Dashboard/GetLedgerAccountsDetailsByTAccount
  GET  /api/Report/cash-flow-entries                        ours
  GET  /api/Report/credit-notes                             ours
  GET  /api/Report/vendor-credits                           ours
  POST /api/Report/download                                 ours
  POST /api/Report/make-file                                ours
  GET  /api/Dashboard/GetJournalEntries
  GET  /api/Dashboard/GetAccountLedgerDetails
  POST /api/Vendor/add-Vendor-detail
  POST /api/Vendor/Update-Vendor-detail
  GET  /api/Vendor/GetAllVendorsWithFilters
  GET  /api/Vendor/GetAllDeletedVendorsWithFilters
  GET  /api/Vendor/GetAllUnpaidVendors
  GET  /api/Vendor/GetAllPaidVendors
  GET  /api/Vendor/get-Vendors-Summary
  GET  /api/Vendor/get-Summary-ByVendorId
  GET  /api/Vendor/get-Vendors-Count
  GET  /api/Vendor/get-Vendor-detail-by-id
  GET  /api/Vendor/get-InternalNote-Vendor-detail-by-id
  GET  /api/Vendor/delete-Vendor-detail-by-id
  GET  /api/Vendor/restore-Vendor-detail-by-id
  POST /api/Vendor/Restore-Multiple-Vendor
  POST /api/Vendor/Delete-Multiple-Vendor
  POST /api/Vendor/export-csv                               ours
  POST /api/Vendor/refund-advance                           ours
  GET  /api/Vendor/last-purchases                           ours
  GET  /api/Vendor/statement                                ours
  POST /api/Vendor/download-statement                       ours
  POST /api/Vendor/send-statement                           ours
  POST /api/Vendor/pay-opening-balance                      ours
  POST /api/Vendor/delete-opening-payment                   ours
`
  .trim()
  .split('\n')
  .map((line) => line.trim().replace(/ +/g, ' '));
