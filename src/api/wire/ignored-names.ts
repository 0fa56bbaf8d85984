interface IgnoredNames {
  /** Paths of the calls that are sent them. */
  calls: readonly string[];
  /** Beside the document's own fields; what lies inside one is ignored with it. */
  names: readonly string[];
  /** In its lines. */
  inLines: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Names of money that the specification's own pages send and no call takes: each says again what another field says. */
export const ignoredNames: readonly IgnoredNames[] = [
  // State of the invoice form and of the invoice it was opened on (section 3 of sales and access): worked out of its lines and payments.
  {
    calls: words(`
      /api/invoice/CreateInvoice /api/invoice/UpdateInvoice
      /api/invoice/preview-new /api/invoice/preview-edit
    `),
    names: words(`
      amountdue amountpaid PaidAmount ForeignPaidAmount subtotal total foreignsubtotal foreigntotal foreignDiscount
      noShippingTotal ShippingTax ShippingTotal TotalShippingPlusTax
      client clientDetails business businessDetails bankDetails payment paymentlist
    `),
    inLines: ['TaxPercentage', 'TaxName'],
  },
  // State of the quote form and of the quote it was opened on (section 3 of sales and access): worked out of its lines.
  {
    calls: words('/api/QuotesController/create-quotation /api/QuotesController/Update-Quote-Detail'),
    names: words(`
      HomeSubTotal ForeignSubTotal HomeTaxAmount ForeignTaxAmount HomeShippingTotal ForeignShippingTotal
      HomeGrandTotalAmount ForeignGrandTotalAmount HomeGrandTotalAmountWithOutShipping
      ForeignGrandTotalAmountWithOutShipping subtotal total foreignsubtotal foreigntotal foreignDiscount
      noShippingTotal foreignNoShippingTotal Tax ShippingTax
      ClientInfo clientDetails BusinessInfo businessDetails
    `),
    inLines: ['TaxPercentage', 'TaxName', 'BaseTaxAmount'],
  },
  // Figures that an edited quote is sent with (section 3 of sales and access), on a new one.
  {
    calls: words('/api/QuotesController/create-quotation'),
    names: words(`
      SubTotal ShippingTotal GrandTotalAmount GrandTotalAmountWithOutShipping
    `),
    inLines: [],
  },
  // What section 3 of purchasing and stock has of a bill or an order beside what is typed: worked out of its lines and payments.
  {
    calls: words(`
      /api/VendorBill/Add-Vendor-Bill-detail /api/VendorBill/Update-VendorBill-Detail
      /api/VendorBill/preview-new /api/VendorBill/preview-edit
      /api/PurchaseOrder/add-PurchaseOrder-detail /api/PurchaseOrder/Update-PurchaseOrder-detail
    `),
    names: words(`
      HomeSubTotal ForeignSubTotal HomeTaxAmount ForeignTaxAmount HomeShippingTotal ForeignShippingTotal
      HomeGrandTotalAmount ForeignGrandTotalAmount HomeGrandTotalAmountWithOutShipping
      ForeignGrandTotalAmountWithOutShipping HomeTotalPaidAmount ForeignTotalPaidAmount PaidAmount
      VendorInfo vendorDetails BusinessInfo PaymentHistory ForeignBillsItems taxList
    `),
    inLines: ['TaxPercentage', 'TaxName', 'SubAmount'],
  },
  // What section 3 of purchasing and stock has of a saved expense: worked out of what is typed, and its mode in words.
  {
    calls: words(`
      /api/Expense/add-expense /api/Expense/update-expense /api/Expense/preview-new /api/Expense/preview-edit
    `),
    names: words('totalamount ForeignTaxAmount paidwith'),
    inLines: [],
  },
  // State of a list: how many rows and pages it had.
  {
    calls: words('/api/invoice/NewGetAllInvoicesWithLocationFilters'),
    names: words('total pagetotal totalPage totalPayload'),
    inLines: [],
  },
];
