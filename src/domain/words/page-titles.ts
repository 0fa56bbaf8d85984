/** What pages are called: in the browser's tab, in the navigation and in the palette. */

// Before somebody is in
export const signIn = 'Sign in';
export const signUp = 'Create your account';
export const checkMail = 'Check your email';
export const forgotPassword = 'Forgot your password';
export const newPassword = 'Choose a new password';
export const yourBusiness = 'Your business';
export const invitation = 'Your invitation';
export const creditNote = 'Credit note';
export const pricing = 'Plans and prices';
export const terms = 'Terms of use';
export const privacy = 'Privacy';
export const subscriptionTerms = 'Subscription terms';

// Inside a business
export const customers = 'Customers';
export const newCustomer = 'New customer';
export const customer = 'Customer';
export const editCustomer = 'Edit customer';
export const vendors = 'Vendors';
export const newVendor = 'New vendor';
export const vendor = 'Vendor';
export const editVendor = 'Edit vendor';
export const inventory = 'Inventory';
export const valuation = 'Valuation';
export const stockAnalysis = 'Stock analysis';
export const stockMovements = 'Stock movements';
export const countStock = 'Count stock';
export const newItem = 'New item';
export const editItem = 'Edit item';
export const dashboard = 'Dashboard';
export const profile = 'Profile';
export const security = 'Security';
export const business = 'Business';
export const newBusiness = 'New business';
export const currencies = 'Currencies';
export const paymentSettings = 'Payment settings';
export const banks = 'Banks';
export const taxes = 'Taxes';
export const locations = 'Locations';
export const itemCategories = 'Item categories';
export const onlineStore = 'Online store';
export const importItems = 'Import items';
export const labels = 'Labels';
export const taskList = 'Tasks';
export const stockTransfers = 'Stock transfers';
export const stockTransfer = 'Stock transfer';
export const accounting = 'Accounting';
export const chartOfAccounts = 'Chart of accounts';
export const templates = 'Invoice templates';
export const team = 'Team';
export const plans = 'Plans';
export const referrals = 'Referrals';
export const reports = 'Reports';

// In the navigation alone
export const selling = 'Selling';
export const purchases = 'Purchases';
export const stock = 'Stock';
export const books = 'Books';
export const trialBalance = 'Trial balance';
export const journal = 'Journal';
export const settings = 'Settings';
export const payments = 'Payments';
export const expenses = 'Expenses';
export const newExpense = 'New expense';
export const expense = 'Expense';
export const editExpense = 'Edit expense';
