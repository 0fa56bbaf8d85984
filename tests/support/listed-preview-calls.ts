/** The calls that tell what a form or several documents would do, and the file of quotes, by hand as they are. */
export const listedPreviewCalls = `  POST /api/QuotesController/export-csv                     ours
  POST /api/Expense/preview-new                             ours
  POST /api/Expense/preview-edit                            ours
  POST /api/VendorBill/preview-new                          ours
  POST /api/VendorBill/preview-approvals                    ours
  POST /api/invoice/preview-new                             ours
  POST /api/invoice/preview-edit                            ours
  POST /api/invoice/preview-issues                          ours`;
